import type { Page } from '@playwright/test'
import { PHONE } from '../site/devices'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { createOpener, WALK_MS } from '../walk/visitors'

test.describe.configure({ timeout: WALK_MS })

/** Narrower phones than the first, down to the narrowest that the site is whole on. */
const NARROWER = [360, 320].map((width) => ({ width, height: 640 }))

/** Every list that is made of short rows, and how high one may be in CSS pixels, its line included. */
const LISTS: readonly (readonly [path: string, table: string, least: number, most: number])[] = [
  ['/', 'Popular markets', 56, 60],
  ['/features/prices', 'Prices of eight coins', 56, 60],
  ['/trading/futures', 'Open positions', 56, 60],
  ['/trading/margin', 'Borrowed assets', 56, 60],
  ['/trading/p2p', 'Offers', 88, 88],
  ['/tools/arbitrage', 'Arbitrage opportunities', 56, 60],
  ['/tools/gas', 'Transaction costs', 56, 60],
  ['/tools/heatmap?view=table', 'Market heatmap', 56, 60],
  ['/dashboard', 'Wallet overview', 56, 60],
  ['/dashboard/wallet', 'Top holdings', 56, 60],
  ['/features/wallet', 'Assets', 56, 60],
  ['/features/security', 'Recent activity', 56, 60],
  ['/features/referral', 'Your referrals', 56, 60],
  ['/earn/cashback', 'Cashback tiers', 56, 60],
]

test('every list on a phone has short rows, and nothing in them lies over another or is cut off [LST-01]', async ({
  openAs,
}) => {
  const { page } = await openAs('trader', PHONE)
  const open = createOpener(page)
  for (const [path, name, least, most] of LISTS) {
    await open(path)
    await started(page)
    await bringTable(page, name)
    const rows = await rowsOf(page, name)
    expect.soft(rows.length, path).toBeGreaterThan(1)
    for (const { text, height, overlaps, cut } of rows) {
      expect.soft(height, `${path}: ${text}`).toBeGreaterThanOrEqual(least)
      expect.soft(height, `${path}: ${text}`).toBeLessThanOrEqual(most)
      expect.soft(overlaps, `${path}: ${text}`).toEqual([])
      expect.soft(cut, `${path}: ${text}`).toEqual([])
    }
    for (const viewport of NARROWER) {
      await page.setViewportSize(viewport)
      for (const { text, height, overlaps, cut } of await rowsOf(page, name)) {
        const row = `${path} at ${viewport.width} px: ${text}`
        expect.soft(height, row).toBeLessThanOrEqual(most)
        expect.soft(overlaps, row).toEqual([])
        expect.soft(cut, row).toEqual([])
      }
    }
    await page.setViewportSize(PHONE.viewport)
  }
})

test('positions show all of their figures on every phone [TRD-37]', async ({ openAs }) => {
  const { page } = await openAs('trader', PHONE)
  await page.goto('/trading/futures')
  await started(page)
  const position = page.getByRole('row', { name: 'BTC/USDT', exact: false })
  for (const viewport of [PHONE.viewport, ...NARROWER]) {
    await page.setViewportSize(viewport)
    for (const figure of ['Long 10x', '0.25 BTC', '$1,054.50', '$42,180.00', /^\$43,\d{3}/, /^[+−]\$/, /%$/])
      await expect(position.getByText(figure)).toBeVisible()
  }
})

test('the figures of a market are in two columns on every phone [TRD-118]', async ({ openAs }) => {
  const { page } = await openAs('visitor', PHONE)
  await page.goto('/trading/futures')
  await started(page)
  const top = async (label: string) => (await page.getByText(label, { exact: true }).boundingBox())?.y
  for (const viewport of [PHONE.viewport, ...NARROWER]) {
    await page.setViewportSize(viewport)
    expect(await top('24h high')).toBe(await top('24h low'))
    expect(await top('24h volume')).toBeGreaterThan((await top('24h high')) ?? Infinity)
  }
})

test('on a phone one select of 40 px orders the rows, and gives back the default order [LST-02]', async ({
  openAs,
}) => {
  const { page } = await openAs('visitor', PHONE)
  await page.goto('/features/prices')
  await started(page)
  const select = page.getByRole('combobox', { name: 'Order of rows' })
  expect((await select.boundingBox())?.height).toBe(40)
  await select.selectOption('Price, lowest first')
  await expect(page).toHaveURL('/features/prices?sort=price')
  await expect(page.getByRole('rowheader').first()).toContainText('DOGE')
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('columnheader').getByRole('button')).toHaveCount(0)
  await select.selectOption('Default order')
  await expect(page).toHaveURL('/features/prices')
  await expect(page.getByRole('rowheader').first()).toContainText('BTC')
})

/** Scrolls down until a table is there: some are loaded when they come into view. */
async function bringTable(page: Page, name: string) {
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 400)
      return page.getByRole('table', { name, exact: true }).count()
    })
    .toBe(1)
}

/** The rows of a table on the screen: words, height, words that lie over each other, and those that reach beyond the row. */
function rowsOf(page: Page, name: string) {
  return page
    .getByRole('table', { name, exact: true })
    .locator('tbody > tr')
    .evaluateAll((rows) =>
      rows.map((row) => {
        // Where the words are drawn, which may be beyond the box of their cell.
        const texts = [...row.querySelectorAll('*')].flatMap((element) => {
          const range = document.createRange()
          return [...element.childNodes].flatMap((node) => {
            if (node.nodeType !== 3 || !node.textContent?.trim()) return []
            range.selectNodeContents(node)
            const box = range.getBoundingClientRect()
            const { overflowX, fontSize } = getComputedStyle(element)
            // Text for screen readers alone is cut to a pixel.
            const isCut = overflowX !== 'visible' && element.getBoundingClientRect().width <= 1
            const seen = !isCut && box.width > 1 && fontSize !== '0px'
            return seen ? [{ element, text: node.textContent, box }] : []
          })
        })
        const overlaps = texts.flatMap((one, at) =>
          texts
            .slice(at + 1)
            .filter(
              ({ element, box }) =>
                !one.element.contains(element) &&
                Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 1 &&
                Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 1,
            )
            .map(({ text }) => `${one.text} and ${text}`),
        )
        const { height } = row.getBoundingClientRect()
        // A row may be wider than the card that it is cut off by.
        const end = Math.min(innerWidth, row.closest('section')?.getBoundingClientRect().right ?? innerWidth)
        const cut = texts.filter(({ box }) => box.right > end + 1).map(({ text }) => text)
        return { text: row.textContent ?? '', height, overlaps, cut }
      }),
    )
}
