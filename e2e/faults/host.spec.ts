import type { Page, Route } from '@playwright/test'
import { started } from '../site/started'
import { heading } from '../journeys/header'
import { axeViolations } from '@crossbook/verification'
import { promote } from '../releases/team'
import { holdBack } from '../site/holdBack'
import { startTestSite } from '../site/startTestSite'
import { expect, test } from '../site/test'
import { publishHost } from '../releases/brokenHosts'
import { fullUnless, FULL } from '../site/tiers'

const FAULT_URL = 'https://faults.example/reports'
const MESSAGE = 'Crossbook could not start on this page.'

/** Milliseconds after which the page has noticed every host that does not start. */
const LONG_ENOUGH_MS = 60_000

/** The response to a request for one of the host's scripts, by its fault. */
const BROKEN = [
  {
    what: 'cannot be found',
    answer: (route: Route) => route.fulfill({ status: 404, body: 'Not found.' }),
  },
  {
    what: 'is not the file that the release names',
    answer: async (route: Route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: `${await answer.text()}\n;window.stolen = true` })
    },
  },
  { what: 'never arrives', answer: () => undefined },
] as const

/** The host's scripts. */
const SCRIPT = '**/apps/host/*/*.js*'

/** The reports that the page sends. */
async function reportsOf(page: Page) {
  const reports: unknown[] = []
  await page.route(FAULT_URL, async (route) => {
    reports.push(JSON.parse(route.request().postData() ?? ''))
    await route.fulfill({ status: 204 })
  })
  return reports
}

/** Milliseconds of the page's clock between two checks. Repeated requests are answered in real time. */
const STEP_MS = 5_000

/** Advances the clock until the page has noticed the host's failure, and no further. */
async function passUntilNoticed(page: Page) {
  for (let passed = 0; passed < LONG_ENOUGH_MS && !(await notice(page).isVisible()); passed += STEP_MS) {
    await page.clock.runFor(STEP_MS)
    await notice(page)
      .waitFor({ timeout: 500 })
      .catch(() => undefined)
  }
}

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: MESSAGE })

test.describe('a host whose script', () => {
  for (const { what, answer } of BROKEN)
    test(
      `${what} is reported, and the page says so and offers a reload`,
      fullUnless(what === 'cannot be found'),
      async ({ browser }) => {
        const site = await startTestSite({ FAULT_URL })
        const page = await browser.newPage()
        await page.clock.install()
        const reports = await reportsOf(page)
        await page.route(SCRIPT, answer)
        await page.goto(`${site.url}/dashboard`, { waitUntil: 'commit' })
        // The page's watchdog runs before the scripts that it watches, once the styles are there.
        await expect(page.locator('script[async]').first()).toBeAttached()
        await passUntilNoticed(page)
        await expect(notice(page)).toBeVisible()
        await expect(page.getByText('Loading...', { exact: true })).toBeHidden()
        await expect
          .poll(() => reports)
          .toEqual([
            expect.objectContaining({
              kind: 'loading',
              app: 'host',
              version: site.page.host.version,
              release: site.page.release,
              route: '/dashboard',
              error: expect.any(String),
            }),
          ])
        expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
        expect(await axeViolations(page)).toEqual([])

        await page.unroute(SCRIPT)
        await page.keyboard.press('Tab')
        await expect(page.getByRole('button', { name: 'Reload' })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(`${site.url}/login`)
        await started(page)
        await expect(notice(page)).toHaveCount(0)
        await page.close()
        await site.close()
      },
    )
})

for (const { what, script, error } of [
  {
    what: 'throws at load',
    script: 'throw new Error("no such thing, ada@example.com")',
    error: 'Uncaught Error: no such thing, [mail]',
  },
  {
    what: 'hangs',
    script: 'void 0',
    error: 'The site has not started, although its scripts have arrived',
  },
])
  test(
    `a release whose host ${what} is reported, and the user can open the release with the previous host`,
    FULL,
    async ({ browser }) => {
      const site = await startTestSite({ FAULT_URL })
      await promote(site, await publishHost(site, '9.0.1', `globalThis.hostRan = true; ${script}`))
      const page = await browser.newPage()
      await page.clock.install()
      const reports = await reportsOf(page)
      await page.goto(`${site.url}/tools/calculator?amount=3`)
      // Waits for the scripts, which a prerendered page fetches after its first paint. If the clock advanced earlier, they would count as
      // late.
      await expect.poll(() => page.evaluate(() => 'hostRan' in window)).toBe(true)
      await page.clock.runFor(LONG_ENOUGH_MS)
      await expect(notice(page)).toBeVisible()
      await expect
        .poll(() => reports)
        .toEqual([
          expect.objectContaining({
            kind: 'evaluation',
            app: 'host',
            version: '9.0.1',
            error,
            route: '/tools/calculator',
          }),
        ])
      expect(await axeViolations(page)).toEqual([])

      await page.getByRole('button', { name: 'Use the previous version' }).click()
      await expect(page).toHaveURL(`${site.url}/tools/calculator?amount=3`)
      await started(page)
      await expect(heading(page, 'Crypto Calculator')).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('3')
      await expect(notice(page)).toHaveCount(0)
      await page.close()
      await site.close()
    },
  )

test('a host that is late says that it is loading, and nothing else', async ({ page }) => {
  await page.clock.install()
  const letCome = await holdBack(page, SCRIPT)
  const faults: string[] = []
  page.on('console', (message) =>
    faults.push(...(message.text().startsWith('Crossbook fault') ? [message.text()] : [])),
  )
  await page.goto('/tools/calculator', { waitUntil: 'commit' })
  await expect(heading(page, 'Crypto Calculator')).toBeVisible()
  await page.clock.runFor(25_000)
  const stillLoading = page.getByRole('status').filter({ hasText: 'Crossbook is still loading.' })
  await expect(stillLoading).toBeVisible()
  letCome()
  await started(page)
  await page.clock.runFor(LONG_ENOUGH_MS)
  await expect(stillLoading).toHaveCount(0)
  await expect(notice(page)).toHaveCount(0)
  expect(faults).toEqual([])
})
