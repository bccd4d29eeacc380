import type { Locator, Page } from '@playwright/test'
import { changeStoredSession } from '../site/accounts'
import { routesFor } from '../site/routes'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { accountMenu, loginLink } from './authForms'
import { heading, mainMenus, menuRoutes, MENUS, openMenu, PHONE_ROUTES } from './header'
import { FULL } from '../site/tiers'
import { twoFrames } from '../site/frame'

const PHONE = { width: 390, height: 844 }

test.describe('the menus of large screens', () => {
  test('list exactly the routes of their group', async ({ page, site }) => {
    await page.goto('/')
    await expect(mainMenus(page).getByRole('button')).toHaveText(MENUS)
    for (const group of MENUS) {
      await openMenu(page, group)
      await expect(mainMenus(page).getByRole('link').first()).toBeVisible()
      expect(await targets(mainMenus(page).getByRole('link'))).toEqual(menuRoutes(group, site.page))
    }
  })

  test('open under a resting mouse and close when it leaves', FULL, async ({ page }) => {
    await page.goto('/')
    await mainMenus(page).getByRole('button', { name: 'Features' }).hover()
    await expect(mainMenus(page).getByRole('link', { name: 'Prices', exact: true })).toBeVisible()
    await page.mouse.move(640, 600)
    await expect(mainMenus(page).getByRole('link', { name: 'Prices', exact: true })).toBeHidden()
  })

  test('can be gone through and followed by keys', async ({ page }) => {
    await page.goto('/')
    await started(page)
    await mainMenus(page).getByRole('button', { name: 'Trading' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect(mainMenus(page).getByRole('link', { name: 'Prices', exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(mainMenus(page).getByRole('link')).toHaveCount(0)
    await expect(mainMenus(page).getByRole('button', { name: 'Features' })).toBeFocused()

    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/features/prices')
    await expect(heading(page, 'Live Prices')).toBeFocused()
  })
})

test.describe('the menu of small screens', () => {
  test.use({ viewport: PHONE })

  test('lists only the pages for phones, with Login and Sign Up in the bar', async ({ page, site }) => {
    const released = routesFor('trader', site.page).map(({ path }) => path)
    await page.goto('/')
    await expect(mainMenus(page)).toBeHidden()
    await expect(loginLink(page)).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible()

    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('heading')).toHaveText(['Trading', 'Features'])
    expect(await targets(menu.getByRole('link'))).toEqual(
      PHONE_ROUTES.filter((path) => released.includes(path)),
    )
  })

  test('holds the page still until it is closed', FULL, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expectHeld(page, true)
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
    await expectHeld(page, false)
  })

  test('lets the page go when one of its links is followed', FULL, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Prices' }).click()
    await expect(page).toHaveURL('/features/prices')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(heading(page, 'Live Prices')).toBeFocused()
    await expectHeld(page, false)
  })

  test('lets the page go when the window becomes 1024 px wide', FULL, async ({ page }) => {
    await page.setViewportSize({ width: 1023, height: 768 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()

    await page.setViewportSize({ width: 1024, height: 768 })
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(mainMenus(page)).toBeVisible()
    await expectHeld(page, false)
  })
})

test.describe('the account menu', () => {
  test('names the signed-in user and leads to Dashboard, Settings and Log out', async ({ openAs }) => {
    const { page, account } = await openAs('trader')
    await page.goto('/')
    await expect(accountMenu(page)).toHaveText(`TAccount menu, ${account.email}Verified`)
    await expect(loginLink(page)).toBeHidden()

    await accountMenu(page).click()
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/profile')
    await expect(banner.getByRole('button', { name: 'Log out' })).toBeVisible()
    await banner.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(banner.getByRole('button', { name: 'Log out' })).toBeHidden()
  })

  test('marks an unconfirmed address', FULL, async ({ openAs }) => {
    const { page } = await openAs('trader')
    await page.goto('/')
    await changeStoredSession(page, (stored) => ({
      ...stored,
      user: { ...stored.user, email_confirmed_at: null },
    }))
    await page.reload()
    await expect(accountMenu(page)).toContainText('Unverified Account')
  })
})

/** Where links lead, in their order. */
function targets(links: Locator) {
  return links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))
}

/** Whether the wheel moves the page behind the menu. */
async function expectHeld(page: Page, isHeld: boolean) {
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.move(20, 600)
  await page.mouse.wheel(0, 120)
  if (isHeld) {
    // The wheel works asynchronously: two frames later it would have moved the page.
    await twoFrames(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
  } else await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before)
}
