import type { BrowserContext } from '@playwright/test'
import { SITE_PATHS } from '@crossbook/contract'
import { ALL_COHORTS, cohortsOf, newStaff } from '@crossbook/web-files'
import { heading } from '../journeys/header'
import { openAccount, SESSION_KEY } from '../site/accounts'
import { inBlockingBrowser } from '../site/blockingBrowser'
import { desktopOptions } from '../site/launchOptions'
import { started } from '../site/started'
import { startTestSite, type TestSite } from '../site/startTestSite'
import { expect, test } from '../site/test'
import { CALCULATOR, inside, NOTES, screenCalled, smallTools } from './smallTools'
import { moveOn, promote, publish, rollOut, rollOutToStaff } from './team'

/** Each test builds versions and starts its own site. */
test.describe.configure({ mode: 'default', timeout: 300_000 })

/** Longer than any pause between two queries for the shown release. */
const PAUSE_MS = 7 * 60_000

const oldTools = smallTools('9.5.0', screenCalled('Old calculator'), screenCalled('Old notes'))
const newTools = smallTools('9.5.1', screenCalled('New calculator'), screenCalled('New notes'))

let site: TestSite

test.beforeEach(async () => {
  site = await startTestSite()
  await promote(site, await publish(site, oldTools))
})
test.afterEach(() => site.close())

/** Puts a browser into a cohort that has the release of a rollout, or into one that does not. */
async function ofCohort(context: BrowserContext, release: string, percent: number, isInStage: boolean) {
  const inStage = cohortsOf(release, percent)
  const cohort = ALL_COHORTS.find((each) => inStage.includes(each) === isInStage) ?? ''
  await context.addCookies([{ name: 'cohort', value: cohort, url: site.url }])
}

test('a first page is of the current release and gives a cohort, by which the next full load is chosen', async ({
  browser,
}) => {
  const { release } = await rollOut(site, 50, await publish(site, newTools))
  for (let visitor = 0; visitor < 8; visitor++) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(site.url + CALCULATOR)
    const [cookie, ...others] = await context.cookies()
    expect([cookie?.name, cookie?.httpOnly, others]).toEqual(['cohort', true, []])
    await expect(heading(page, 'Old calculator')).toBeVisible()
    await started(page)
    await inside(page, NOTES)
    await expect(heading(page, 'Old notes')).toBeVisible()
    const shown = cohortsOf(release.id, 50).includes(cookie?.value ?? '') ? 'New' : 'Old'
    await page.reload()
    await expect(heading(page, `${shown} notes`)).toBeVisible()
    expect((await context.cookies())[0]?.value).toBe(cookie?.value)
    await context.close()
  }
})

test('a browser that blocks cookies is shown the current release on every page', async () => {
  test.skip(desktopOptions === undefined, 'No Chromium is installed that has settings.')
  const { current } = await rollOut(site, 99, await publish(site, newTools))
  await inBlockingBrowser(site.url, async (context) => {
    const page = await context.newPage()
    for (let load = 0; load < 8; load++) {
      const answer = await page.goto(load % 2 ? NOTES : CALCULATOR)
      expect(await answer?.request().headerValue('cookie')).toBeNull()
      expect(await answer?.headerValue('set-cookie')).toMatch(/^cohort=/)
      expect(await answer?.text()).toContain(`"release":"${String(current?.release.id)}"`)
      await expect(heading(page, load % 2 ? 'Old notes' : 'Old calculator')).toBeVisible()
    }
    await started(page)
    await inside(page, CALCULATOR)
    await expect(heading(page, 'Old calculator')).toBeVisible()
  })
})

test('an open tab of the next release is not offered the current one, which its browser does not get', async ({
  browser,
}) => {
  const { release } = await rollOut(site, 5, await publish(site, newTools))
  const context = await browser.newContext()
  await ofCohort(context, release.id, 5, true)
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(site.url + CALCULATOR)
  await expect(heading(page, 'New calculator')).toBeVisible()
  await started(page)
  const answered = page.waitForResponse('**/release.json')
  await page.clock.fastForward(PAUSE_MS)
  const answer = await answered
  expect(await answer.json()).toEqual({ release: release.id })
  await page.clock.runFor(1_000)
  await expect(page.getByRole('region', { name: 'New version' })).toHaveCount(0)
  await context.close()
})

test('signed out and signed in, public and protected pages are of one release', async ({ browser }) => {
  const { release, current } = await rollOut(site, 5, await publish(site, newTools))
  const { session } = await openAccount(site)
  for (const isInStage of [true, false]) {
    const context = await browser.newContext()
    await ofCohort(context, release.id, 5, isInStage)
    const page = await context.newPage()
    const wanted = isInStage ? release.id : current?.release.id
    const expectShown = async (path: string) => {
      const answer = await page.goto(site.url + path)
      expect(await answer?.text()).toContain(`"release":"${String(wanted)}"`)
      await started(page)
    }
    await expectShown(CALCULATOR)
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [SESSION_KEY, session] as const)
    await expectShown(SITE_PATHS.dashboard)
    await expectShown(CALCULATOR)
    await context.close()
  }
})

test('a tab keeps its release when a rollout is taken back, and the next full load shows the previous release', async ({
  browser,
}) => {
  const { release } = await rollOut(site, 5, await publish(site, newTools))
  const context = await browser.newContext()
  await ofCohort(context, release.id, 5, true)
  const page = await context.newPage()
  await page.goto(site.url + CALCULATOR)
  await expect(heading(page, 'New calculator')).toBeVisible()
  await started(page)
  await moveOn(site, 'abort')
  await inside(page, NOTES)
  await expect(heading(page, 'New notes')).toBeVisible()
  await page.goto(site.url + CALCULATOR)
  await expect(heading(page, 'Old calculator')).toBeVisible()
  await context.close()
})

test('a tab of the others keeps its release when a rollout is finished, and the next full load shows the new one', async ({
  browser,
}) => {
  const { release } = await rollOut(site, 5, await publish(site, newTools))
  const context = await browser.newContext()
  await ofCohort(context, release.id, 5, false)
  const page = await context.newPage()
  await page.goto(site.url + CALCULATOR)
  await expect(heading(page, 'Old calculator')).toBeVisible()
  await started(page)
  await moveOn(site, 'finish')
  await inside(page, NOTES)
  await expect(heading(page, 'Old notes')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'New notes')).toBeVisible()
  await context.close()
})

test('staff come into the next release by their link, alone, and are taken back with all others', async ({
  browser,
}) => {
  const staff = newStaff()
  const { release, current } = await rollOutToStaff(site, staff, await publish(site, newTools))
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${site.url}/staff?token=${staff}`)
  await expect(page).toHaveURL(`${site.url}/`)
  await page.goto(site.url + CALCULATOR)
  await expect(heading(page, 'New calculator')).toBeVisible()
  await started(page)
  await inside(page, NOTES)
  await expect(heading(page, 'New notes')).toBeVisible()
  // The page and its scripts do not know the cohort by which they were chosen.
  expect([await page.content(), await page.evaluate(() => document.cookie)].join()).not.toContain(staff)

  const others = await browser.newContext()
  const other = await others.newPage()
  await other.goto(`${site.url}/staff?token=${newStaff()}`)
  await expect(heading(other, 'Oops! Page not found')).toBeVisible()
  await ofCohort(others, release.id, 1, false)
  const answer = await other.goto(site.url + CALCULATOR)
  expect(await answer?.text()).toContain(`"release":"${String(current?.release.id)}"`)

  await moveOn(site, 'abort')
  await page.goto(site.url + CALCULATOR)
  await expect(heading(page, 'Old calculator')).toBeVisible()
  await Promise.all([context.close(), others.close()])
})
