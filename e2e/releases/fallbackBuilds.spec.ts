import { TAB_KEYS } from '@crossbook/contract'
import type { ConsoleMessage, Page } from '@playwright/test'
import { heading } from '../journeys/header'
import { holdBack } from '../site/holdBack'
import { started } from '../site/started'
import { startTestSite } from '../site/startTestSite'
import { UNKNOWN_PATH } from '../site/routes'
import { expect, test } from '../site/test'
import {
  CALCULATOR,
  NO_COMPONENT,
  NOTES,
  screenCalled,
  smallTools,
  THROWS_AT_ONCE,
  THROWS_IN_RENDER,
  THROWS_LATER,
} from './smallTools'
import { promote, publish } from './team'

/** Each test builds versions and starts a site of its own. */
const TEST_TIMEOUT_MS = 180_000

test.describe.configure({ timeout: TEST_TIMEOUT_MS })

const STEADY = 'Steady calculator'
const QUARANTINE = TAB_KEYS.quarantine
const FAULT_URL = 'https://faults.example/reports'

/** A site whose channel has moved from a good version of the remote tools to this one. */
async function siteAfter(bad: { calculator: string; notes?: string }, good = screenCalled(STEADY)) {
  const site = await startTestSite({ FAULT_URL })
  await promote(site, await publish(site, smallTools('9.0.0', good)))
  const badBuild = await publish(site, smallTools('9.0.1', bad.calculator, bad.notes))
  const { release } = await promote(site, badBuild)
  return { ...site, release: release.id }
}

/** The page's console messages on faults, one line each. */
function faultsOf(page: Page) {
  const lines: string[] = []
  page.on('console', (message: ConsoleMessage) => {
    if (message.text().startsWith('Crossbook fault')) lines.push(message.text())
  })
  return lines
}

const fallback = (page: Page, title: string) =>
  page.getByRole('alert').filter({ hasText: `${title} is not available right now` })

const FAULTS = [
  { what: 'throws while it is evaluated', calculator: THROWS_AT_ONCE, kind: 'evaluation' },
  { what: 'throws when it is first rendered', calculator: THROWS_IN_RENDER, kind: 'firstRender' },
  { what: 'is no screen', calculator: NO_COMPONENT, kind: 'contract' },
  { what: 'cannot be loaded', calculator: screenCalled('Never seen'), kind: 'loading' },
] as const

for (const { what, calculator, kind } of FAULTS)
  test(`a version whose module ${what} is replaced by the previous version, for the session, and reported`, async ({
    browser,
  }) => {
    const site = await siteAfter({ calculator })
    const page = await browser.newPage()
    const faults = faultsOf(page)
    const reports: string[] = []
    await page.route(FAULT_URL, async (route) => {
      reports.push(route.request().postData() ?? '')
      await route.fulfill({ status: 204 })
    })
    if (kind === 'loading')
      await page.route('**/apps/tools/9.0.1/**', (route) => route.fulfill({ status: 500, body: 'Down' }))

    await page.goto(site.url + CALCULATOR)
    await expect(heading(page, STEADY)).toBeVisible()
    await expect(page.getByText('Never seen')).toHaveCount(0)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(
      new RegExp(`^Crossbook fault \\(${kind}\\) in tools 9\\.0\\.1 at /tools/calculator: `),
    )
    await expect.poll(() => reports).toHaveLength(1)
    expect(JSON.parse(reports[0] ?? '')).toMatchObject({
      kind,
      app: 'tools',
      version: '9.0.1',
      release: site.release,
      route: CALCULATOR,
      error: expect.any(String),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })

    await expect.poll(() => storedIn(page)).toEqual(['tools@9.0.1'])
    await page.reload()
    await expect(heading(page, STEADY)).toBeVisible()
    expect(faults, 'after the reload').toHaveLength(1)
    await page.close()
    await site.close()
  })

test('the prerendered screen stays while a version that throws when it is first rendered is replaced', async ({
  browser,
}) => {
  const site = await siteAfter({ calculator: THROWS_IN_RENDER })
  const page = await browser.newPage()
  const faults = faultsOf(page)
  const letThrough = await holdBack(page, '**/apps/tools/9.0.0/app.json')
  await page.goto(site.url + CALCULATOR)
  await expect.poll(() => faults).toHaveLength(1)
  await expect(heading(page, 'Never seen')).toBeVisible()
  letThrough()
  await expect(heading(page, STEADY)).toBeVisible()
  await expect(page.getByText('Never seen')).toHaveCount(0)
  await page.close()
  await site.close()
})

test('a screen that throws after it has mounted shows a message in its section, and Retry shows it again', async ({
  browser,
}) => {
  const site = await siteAfter({ calculator: THROWS_LATER })
  const page = await browser.newPage()
  const faults = faultsOf(page)
  await page.goto(site.url + CALCULATOR)
  await started(page)
  await page.getByRole('button', { name: 'Break' }).click()
  await expect(fallback(page, 'Calculator')).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(heading(page, 'Works at first')).toBeVisible()
  expect(faults.map((line) => /\((\w+)\)/.exec(line)?.[1])).toEqual(['laterRender'])
  expect(await storedIn(page)).toEqual([])
  await page.close()
  await site.close()
})

test('three bad versions in a row are gone over, each reported, and the fourth is shown for the session', async ({
  browser,
}) => {
  const site = await startTestSite({ FAULT_URL })
  for (const [version, calculator] of [
    ['9.0.0', screenCalled(STEADY)],
    ['9.0.1', THROWS_IN_RENDER],
    ['9.0.2', THROWS_AT_ONCE],
    ['9.0.3', NO_COMPONENT],
  ] as const)
    await promote(site, await publish(site, smallTools(version, calculator)))
  const page = await browser.newPage()
  const faults = faultsOf(page)
  await page.goto(site.url + CALCULATOR)
  await expect(heading(page, STEADY)).toBeVisible()
  expect(faults.map((line) => /\((\w+)\) in tools (\S+) at/.exec(line)?.slice(1))).toEqual([
    ['contract', '9.0.3'],
    ['evaluation', '9.0.2'],
    ['firstRender', '9.0.1'],
  ])
  await expect.poll(() => storedIn(page)).toEqual(['tools@9.0.3', 'tools@9.0.2', 'tools@9.0.1'])
  await page.reload()
  await expect(heading(page, STEADY)).toBeVisible()
  expect(faults, 'after the reload').toHaveLength(3)
  await page.close()
  await site.close()
})

test('a broken screen that the previous version does not have breaks nothing else', async ({ browser }) => {
  const site = await siteAfter({ calculator: screenCalled('New calculator'), notes: THROWS_AT_ONCE })
  const page = await browser.newPage()
  await page.goto(site.url + NOTES)
  await expect(fallback(page, 'Notes')).toBeVisible()
  expect(await storedIn(page)).toEqual([])
  await page.goto(site.url + CALCULATOR)
  await expect(heading(page, 'New calculator')).toBeVisible()
  await page.close()
  await site.close()
})

test('a visitor whose network fails keeps the present version', async ({ browser }) => {
  const site = await siteAfter({ calculator: screenCalled('New calculator') })
  const context = await browser.newContext()
  const page = await context.newPage()
  // The previous version may be in the browser's cache. That does not make the new one broken.
  await page.goto(`${site.url}${UNKNOWN_PATH}`)
  await page.evaluate(() => fetch('/apps/tools/9.0.0/app.json').then((answer) => answer.text()))
  await context.setOffline(true)
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, CALCULATOR)
  await expect(fallback(page, 'Calculator')).toBeVisible({ timeout: 40_000 })
  expect(await storedIn(page)).toEqual([])

  await context.setOffline(false)
  await expect(heading(page, 'New calculator')).toBeVisible()
  await context.close()
  await site.close()
})

test('with blocked storage a broken version is replaced for as long as the page lives', async ({
  browser,
}) => {
  const site = await siteAfter({ calculator: THROWS_AT_ONCE })
  const page = await browser.newPage()
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.goto(site.url + CALCULATOR)
  await expect(heading(page, STEADY)).toBeVisible()
  await page.close()
  await site.close()
})

async function storedIn(page: Page) {
  const text = await page.evaluate((key) => sessionStorage.getItem(key), QUARANTINE)
  return text === null ? [] : (JSON.parse(text) as unknown)
}
