import type { Page } from '@playwright/test'
import { PHONE } from '../site/devices'
import { scriptsFrom } from '../site/scriptsFrom'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { heading } from './header'
import { FULL } from '../site/tiers'
import { enter } from './keyboard'

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search coins, pages and actions' })
const results = (page: Page) => page.getByRole('listbox', { name: 'Search results' })

test('a coin is found and its chart opened by keyboard; the search is loaded on demand [SHL-54] [SHL-56]', async ({
  page,
  site,
}) => {
  const searchScripts = await scriptsFrom(/search\/SearchDialog\.tsx$/, 'host', site)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto('/about')
  await started(page)
  const isSearch = (file: string) => searchScripts.includes(file)
  expect(loaded.filter(isSearch)).toEqual([])

  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  expect(loaded.filter(isSearch)).toHaveLength(1)
  await page.keyboard.type('eth')
  await expect(results(page).getByRole('option', { selected: true })).toHaveText(
    /^ETH · Ethereum\$\d,\d{3}\.\d{2}$/,
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/trading/charts?asset=ETH')
  await expect(heading(page, 'Advanced Trading Charts')).toBeFocused()
})

test('Ctrl with K opens the search, and Escape gives the focus back [SHL-54]', FULL, async ({ page }) => {
  await page.goto('/tools/calculator')
  await started(page)
  await page.getByLabel('Amount').focus()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('Amount')).toBeFocused()
})

test('the mouse opens a page that was found [SHL-56]', FULL, async ({ page }) => {
  await page.goto('/about')
  await started(page)
  await button(page).click()
  await enter(field(page), 'heat')
  await expect(results(page).getByRole('option')).toHaveText(['Market Heatmap'])
  await results(page).getByRole('option').click()
  await expect(page).toHaveURL('/tools/heatmap')
  await expect(heading(page, 'Market Heatmap')).toBeFocused()
})

test('a visitor who searches for an action has to sign in [SHL-56]', async ({ page }) => {
  await page.goto('/about')
  await started(page)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('deposit btc')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
})

test('each action with a coin opens its page with that coin chosen [SHL-55]', FULL, async ({ openAs }) => {
  const { page } = await openAs('trader')
  await page.goto('/about')
  await started(page)
  const search = async (query: string) => {
    await button(page).click()
    await enter(field(page), query)
    await page.keyboard.press('Enter')
  }
  await search('deposit eth')
  await expect(page.getByRole('radio', { name: 'ETH' })).toBeChecked()
  for (const [query, coin] of [
    ['withdraw bnb', 'BNB'],
    ['transfer usdt', 'USDT'],
  ] as const) {
    await search(query)
    await expect(page.getByLabel('Coin', { exact: true }), query).toHaveValue(coin)
  }
})

test(
  'on the narrowest phone the search works by touch, and reports that nothing was found [SHL-57]',
  FULL,
  async ({ openAs }) => {
    const { page } = await openAs('visitor', { ...PHONE, viewport: { width: 320, height: 640 } })
    await page.goto('/about')
    await started(page)
    await button(page).tap()
    await enter(field(page), 'zebra')
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await expect(dialog.getByRole('paragraph')).toHaveText(/^Nothing found for “zebra”/)

    await enter(field(page), 'gas')
    const option = results(page).getByRole('option', { name: 'Gas Fee Monitor' })
    expect(Math.round((await option.boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(48)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await option.tap()
    await expect(page).toHaveURL('/tools/gas')
  },
)

test(
  'a search that cannot be loaded shows a message, and loads at the next try [SHL-54]',
  FULL,
  async ({ page, site }) => {
    // Before the page is opened: an open page may go on for a moment by the ways that it had.
    const searchScripts = await scriptsFrom(/search\/SearchDialog\.tsx$/, 'host', site)
    const isSearch = ({ pathname }: URL) => searchScripts.includes(pathname)
    await page.route(isSearch, (route) => route.abort('connectionrefused'))
    await page.goto('/about')
    await started(page)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('alert').filter({ hasText: 'Search could not be loaded' })).toBeVisible()
    await page.unroute(isSearch)
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
  },
)
