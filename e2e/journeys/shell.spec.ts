import type { Page } from '@playwright/test'
import { expect, test } from '../site/test'
import { UNKNOWN_PATH } from '../site/routes'
import { started } from '../site/started'
import { heading, mainMenus, openMenu } from './header'
import { FULL } from '../site/tiers'

test('the title follows the page', FULL, async ({ page }) => {
  await page.goto('/')
  await openMenu(page, 'Trading')
  await mainMenus(page).getByRole('link', { name: 'Spot' }).click()
  await expect(page).toHaveTitle('Spot Trading · Crossbook')
  await page.goBack()
  await expect(page).toHaveTitle('Crossbook · AI-Powered Crypto Trading')
})

test('the skip link takes keyboard users past the header', async ({ page }) => {
  await page.goto('/features/prices')
  await expect(heading(page, 'Live Prices')).toBeVisible()
  await page.keyboard.press('Tab')
  const skipLink = page.getByRole('link', { name: 'Skip to content' })
  await expect(skipLink).toBeFocused()
  await expect(skipLink).toBeInViewport()

  await page.keyboard.press('Enter')
  await expect(skipLink).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toBeVisible()
})

test('a new page takes the focus to its heading and is announced', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('body'), 'the first page leaves the focus where it is').toBeFocused()

  for (const [menu, link, title] of [
    ['Trading', 'Spot', 'Spot Trading'],
    ['Features', 'Prices', 'Live Prices'],
    ['Tools', 'Calculator', 'Crypto Calculator'],
    ['Earn', 'Staking', 'Sign In'],
  ] as const) {
    await openMenu(page, menu)
    await mainMenus(page).getByRole('link', { name: link }).click()
    await expect(heading(page, title)).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: title })).toHaveText(title)
  }
})

test('a slow page shows that it is loading, and going back before it arrives restores the focus', async ({
  page,
}) => {
  await page.route('**/apps/trading/**', () => new Promise<void>(() => undefined))
  await page.goto('/tools/calculator')
  await openMenu(page, 'Trading')
  await mainMenus(page).getByRole('link', { name: 'Spot' }).click()
  await expect(page.getByText('Loading Spot Trading…')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Crypto Calculator')).toBeFocused()
})

test('a new page begins at its top, and going back restores the scroll position of the previous one', async ({
  page,
}) => {
  await page.goto('/')
  const trade = page.getByRole('link', { name: 'Trade LTC/USDT' })
  await trade.scrollIntoViewIfNeeded()
  const left = await scrolled(page)
  expect(left).toBeGreaterThan(500)

  await trade.click()
  await expect(heading(page, 'Spot Trading')).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(0)

  await page.goBack()
  await expect(trade).toBeInViewport()
  // Firefox restores parts of a pixel less.
  await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThanOrEqual(1)
})

test(
  'Trade on the landing page opens spot trading with its pair, which lasts through a reload',
  FULL,
  async ({ page }) => {
    await page.goto('/')
    await started(page)
    await page.getByRole('link', { name: 'Trade ADA/USDT' }).click()
    await expect(page).toHaveURL('/trading/spot')
    await expect(page.getByText('Ready to trade ADA/USDT')).toBeVisible()

    await page.reload()
    await expect(page.getByText('Ready to trade ADA/USDT')).toBeVisible()

    await openMenu(page, 'Trading')
    await mainMenus(page).getByRole('link', { name: 'Spot' }).click()
    await expect(page.getByText('Ready to trade'), 'a link without a pair means the default').toBeHidden()
  },
)

test('pointing at a link fetches its screen before it is followed', async ({ page, site }) => {
  const trading = site.page.remotes.find(({ name }) => name === 'trading')
  const screen = trading?.screens.find(({ path }) => path === '/features/prices')
  await page.goto('/')
  await started(page)
  const fetched = page.waitForResponse((response) =>
    response.url().endsWith(`/${screen?.files.at(-1) ?? ''}`),
  )
  await page.getByRole('link', { name: 'See live prices' }).hover()
  expect((await fetched).ok()).toBe(true)
  await expect(page).toHaveURL('/')
})

test('an unknown address shows the not-found page, with its title, its status and one line in the log', async ({
  page,
}) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))

  const response = await page.goto(`${UNKNOWN_PATH}?from=mail`)
  expect(response?.status()).toBe(404)
  await expect(heading(page, 'Oops! Page not found')).toBeVisible()
  await expect(page).toHaveTitle('Page not found · Crossbook')
  expect(await response?.text()).toContain('<title>Page not found · Crossbook</title>')

  await started(page)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(heading(page, 'AI-powered crypto trading')).toBeFocused()
  await page.goBack()
  await expect(heading(page, 'Oops! Page not found')).toBeFocused()
  expect(lines.filter((line) => line.includes(UNKNOWN_PATH))).toEqual([`Page not found: ${UNKNOWN_PATH}`])
})

function scrolled(page: Page) {
  return page.evaluate(() => Math.round(window.scrollY))
}

test(
  'the browser can put the site among its applications, with icons that are drawn [SHL-63]',
  FULL,
  async ({ page }) => {
    await page.goto('/')
    const session = await page.context().newCDPSession(page)
    const { url, errors, data } = await session.send('Page.getAppManifest')
    expect(new URL(url).pathname).toBe('/site.webmanifest')
    expect(errors).toEqual([])
    const { icons } = JSON.parse(data ?? '') as { icons: { src: string }[] }
    for (const { src } of icons)
      expect(
        await page.evaluate(async (address) => {
          const icon = Object.assign(new Image(), { src: address })
          await icon.decode()
          return icon.naturalWidth > 0
        }, src),
      ).toBe(true)
  },
)
