import type { Page } from '@playwright/test'
import { heading } from '../journeys/header'
import { startTestSite, type TestSite } from '../site/startTestSite'
import { UNKNOWN_PATH } from '../site/routes'
import { expect, test } from '../site/test'
import { CALCULATOR, NOTES, screenCalled, smallTools } from './smallTools'
import { acceptMixes, linkTo, mixOf, promote, publish, takeBack } from './team'
import { started } from '../site/started'

/**
 * Longer than any pause between two questions for the release. Tests jump over it: seconds that pass one by one would be over
 * before the answer's code has come.
 */
const PAUSE_MS = 7 * 60_000

const notice = (page: Page) => page.getByRole('region', { name: 'New version' })

const oldTools = smallTools('9.3.0', screenCalled('Old calculator'), screenCalled('Old notes'))
const newTools = smallTools('9.3.1', screenCalled('New calculator'))

let site: TestSite

/** Each test builds versions and starts a site of its own. */
const TEST_TIMEOUT_MS = 180_000

test.describe.configure({ mode: 'default', timeout: TEST_TIMEOUT_MS })
test.beforeEach(async () => {
  site = await startTestSite()
  await promote(site, await publish(site, oldTools))
})
test.afterEach(() => site.close())

test('a tab that was opened before a promotion still goes to a screen of its old release', async ({
  page,
}) => {
  await page.goto(site.url + UNKNOWN_PATH)
  await promote(site, await publish(site, newTools))
  await inside(page, NOTES)
  await expect(heading(page, 'Old notes')).toBeVisible()
  await inside(page, CALCULATOR)
  await expect(heading(page, 'Old calculator')).toBeVisible()
  await started(page)
  await page.goto(site.url + CALCULATOR)
  await expect(heading(page, 'New calculator')).toBeVisible()
})

test('after a rollback new pages show the previous release', async ({ page }) => {
  await promote(site, await publish(site, newTools))
  await page.goto(site.url + CALCULATOR)
  await expect(heading(page, 'New calculator')).toBeVisible()
  await takeBack(site)
  await page.goto(site.url + CALCULATOR)
  await expect(heading(page, 'Old calculator')).toBeVisible()
  await started(page)
  await page.goto(site.url + NOTES)
  await expect(heading(page, 'Old notes')).toBeVisible()
})

test('an open tab offers a new version, not while the visitor types, and loads it by a reload', async ({
  page,
}) => {
  await page.clock.install()
  let checks = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/release.json') checks += 1
  })
  await page.goto(site.url + CALCULATOR)
  await expect(heading(page, 'Old calculator')).toBeVisible()
  await started(page)
  await page.clock.fastForward(50_000)
  expect(checks, 'questions in the first minute').toBe(0)

  await promote(site, await publish(site, newTools))
  const amount = page.getByLabel('Amount')
  await amount.pressSequentially('12')
  const answered = page.waitForResponse('**/release.json')
  await page.clock.fastForward(PAUSE_MS)
  await (await answered).finished()
  expect(checks).toBe(1)
  await page.clock.runFor(1_000)
  await expect(notice(page)).toHaveCount(0)
  await heading(page, 'Old calculator').click()
  await page.clock.runFor(1_000)
  await expect(notice(page), 'with a form that is not sent').toHaveCount(0)

  await amount.fill('')
  await amount.blur()
  await page.clock.runFor(1_000)
  await expect(notice(page)).toContainText('A new version of Crossbook is ready.')
  await amount.focus()
  await page.clock.runFor(1_000)
  await expect(notice(page)).toHaveCount(0)
  await amount.blur()
  await page.clock.runFor(1_000)
  await notice(page).getByRole('button', { name: 'Reload' }).click()
  await expect(heading(page, 'New calculator')).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

test('the visitor may take the new version later, and is not asked again for it', async ({ page }) => {
  await page.clock.install()
  await page.goto(site.url + CALCULATOR)
  await expect(heading(page, 'Old calculator')).toBeVisible()
  await started(page)
  await promote(site, await publish(site, newTools))
  await page.clock.fastForward(PAUSE_MS)
  await notice(page).getByRole('button', { name: 'Later' }).click()
  await expect(notice(page)).toHaveCount(0)
  await page.clock.fastForward(2 * PAUSE_MS)
  await expect(notice(page)).toHaveCount(0)
})

test('coming back to the tab asks at once, but no more than once a minute', async ({ page }) => {
  await page.clock.install()
  let checks = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/release.json') checks += 1
  })
  const comeBack = () => page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.goto(site.url + CALCULATOR)
  await expect(heading(page, 'Old calculator')).toBeVisible()
  await started(page)
  await comeBack()
  expect(checks).toBe(0)
  await page.clock.fastForward(61_000)
  await comeBack()
  await expect.poll(() => checks).toBe(1)
  await page.clock.runFor(20_000)
  await comeBack()
  await comeBack()
  await page.clock.runFor(20_000)
  expect(checks).toBe(1)
})

test('a mix offers no new version until its channel has moved', async ({ page }) => {
  await acceptMixes(site)
  const next = await publish(site, newTools)
  const mix = await mixOf(site, { name: 'Next' }, next)
  await page.clock.install()
  await page.goto(linkTo(site, mix))
  await expect(page.getByRole('region', { name: 'Versions' })).toContainText('Mix Next')
  await started(page)
  // While a question is on its way no other one is asked, and the next would be minutes later.
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/release.json')
  await page.clock.fastForward(PAUSE_MS)
  await (await answer).finished()
  await expect(notice(page)).toHaveCount(0)
  await promote(site, next)
  await page.clock.fastForward(PAUSE_MS)
  await expect(notice(page)).toBeVisible()
})

/** Goes to a page as a link of the site does, without a reload. */
async function inside(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}
