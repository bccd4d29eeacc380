import type { Page } from '@playwright/test'
import { holdScripts } from '../prerender/prerenderedPage'
import { PHONE } from '../site/devices'
import { UNKNOWN_PATH } from '../site/routes'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { heading } from './header'
import { CHROMIUM, FULL } from '../site/tiers'

const footer = (page: Page) => page.getByRole('contentinfo')
const links = (page: Page) => footer(page).getByRole('link')

/** Where the footer of a release leads a visitor. */
const HOST_PATHS = ['/login', '/register']

test('the footer leads to every page of the release, by the tables of its remotes [SHL-50]', async ({
  page,
  site,
}) => {
  const released = site.page.remotes.flatMap(({ screens }) => screens.map(({ path }) => path))
  await page.goto(UNKNOWN_PATH)
  const targets = await links(page).evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  expect(targets.toSorted()).toEqual([...released.filter((path) => path !== '/'), ...HOST_PATHS].toSorted())

  await started(page)
  await footer(page).getByRole('link', { name: 'Heatmap' }).click()
  await expect(page).toHaveURL('/tools/heatmap')
  await expect(heading(page, 'Market Heatmap')).toBeFocused()
})

test(
  'a trader finds no Sign In in the footer, from the first frame on [SHL-51]',
  FULL,
  async ({ openAs }) => {
    const { page } = await openAs('trader')
    const letScriptsCome = await holdScripts(page)
    await page.goto('/about', { waitUntil: 'commit' })
    const signIn = footer(page).getByRole('link', { name: 'Sign In' })
    await expect(footer(page).getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await expect(signIn).toBeHidden()
    letScriptsCome()
    await expect(signIn).toHaveCount(0)
  },
)

test(
  'on a phone the groups open and close by touch without any script, in rows of 48 px [SHL-52]',
  CHROMIUM,
  async ({ browser, site }) => {
    const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${site.url}/trading/futures`)
    const groups = footer(page).locator('summary')
    await expect(groups).toHaveText(['Trading', 'Features', 'Tools', 'Earn', 'Account', 'Information'])
    await expect(links(page)).toHaveCount(0)

    await groups.filter({ hasText: 'Tools' }).tap()
    const gas = footer(page).getByRole('link', { name: 'Gas' })
    await expect(gas).toBeVisible()
    expect((await gas.boundingBox())?.height).toBe(48)
    expect((await groups.first().boundingBox())?.height).toBe(48)
    await groups.filter({ hasText: 'Tools' }).tap()
    await expect(links(page)).toHaveCount(0)

    await groups.filter({ hasText: 'Tools' }).tap()
    await gas.tap()
    await expect(page).toHaveURL(`${site.url}/tools/gas`)
    await context.close()
  },
)

test('keys open a group of a phone’s footer and follow its links [SHL-52]', FULL, async ({ openAs }) => {
  const { page } = await openAs('visitor', PHONE)
  await page.goto('/support')
  await footer(page).locator('summary', { hasText: 'Earn' }).focus()
  await page.keyboard.press('Enter')
  await expect(footer(page).getByRole('link', { name: 'Invite' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(footer(page).getByRole('link', { name: 'Invite' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
})

test(
  'on desktops the groups are columns next to each other, below the window’s end on every page [SHL-52]',
  FULL,
  async ({ page }) => {
    for (const path of ['/login', '/trading/futures', UNKNOWN_PATH]) {
      await page.goto(path)
      await expect(footer(page).locator('summary').first()).toBeHidden()
      const columns = await footer(page)
        .getByRole('list')
        .evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect().top))
      expect(new Set(columns).size, path).toBe(1)
      const top = await footer(page).evaluate((foot) => foot.getBoundingClientRect().top + scrollY)
      expect(top, path).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? Infinity)
    }
  },
)

test('the footer is not printed [SHL-53]', FULL, async ({ page }) => {
  await page.goto('/terms')
  await expect(footer(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(footer(page)).toBeHidden()
})
