import { SITE_PATHS } from '@crossbook/contract'
import { COIN_NAMES, COIN_SYMBOLS, marketSample, type CoinSymbol } from '@crossbook/market'
import { formatCompactUsd, formatPrice, formatSignedPercent } from '@crossbook/money'
import type { Page } from '@playwright/test'
import { expect, test } from '../site/test'

/** The figures of a list's coins, as the sample market has them. */
const FIGURES = {
  price: (coin: CoinSymbol) => formatPrice(marketSample(coin).price),
  change: (coin: CoinSymbol) => formatSignedPercent(marketSample(coin).change).text,
  volume: (coin: CoinSymbol) => formatCompactUsd(marketSample(coin).volume24h),
  cap: (coin: CoinSymbol) => formatCompactUsd(marketSample(coin).marketCap),
}

/** Every list of coins: its path, its rows, their number and the figures in each row. */
const LISTS: readonly (readonly [
  path: string,
  rows: string,
  count: number,
  figures: readonly (keyof typeof FIGURES)[],
])[] = [
  [SITE_PATHS.home, 'main tbody tr', 12, ['price', 'change', 'volume']],
  // The panel's four next to its chart, and the four cards.
  [SITE_PATHS.home, 'main li:has-text("/USDT"):has-text("%")', 8, ['price', 'change']],
  [SITE_PATHS.livePrices, 'main tbody tr', 8, ['price', 'change', 'volume', 'cap']],
  [SITE_PATHS.spot, 'main li', 23, ['price', 'change']],
  [SITE_PATHS.futures, 'main li:has-text("Funding")', 8, ['price', 'change', 'volume']],
  [SITE_PATHS.margin, 'main li:has-text("Max")', 5, ['price', 'change']],
  [SITE_PATHS.heatmap, 'main li:has-text("market cap")', 16, ['change', 'cap']],
  [SITE_PATHS.dashboard, 'main tbody tr:has-text("%")', 4, ['change']],
  [SITE_PATHS.walletOverview, 'main tbody tr', 4, ['change']],
  [SITE_PATHS.multiCoinWallet, 'main tbody tr:has-text("%")', 4, ['change']],
]

/** The pages before any script has run: no price has moved yet. */
test.describe('before prices move', () => {
  let page: Page
  test.beforeEach(async ({ openAs }) => ({ page } = await openAs('visitor', { javaScriptEnabled: false })))

  test('every list has the same price, change, volume and market cap of a coin [LST-15]', async () => {
    for (const [path, rows, count, figures] of LISTS) {
      const texts = await textsOf(page, path, rows)
      expect.soft(texts.length, `${path}: ${rows}`).toBe(count)
      for (const text of texts) {
        const coin = coinOf(text)
        for (const fact of figures)
          expect.soft(text, `${path}: ${fact} of ${coin}`).toContain(FIGURES[fact](coin))
      }
    }
  })

  test('the calculator and the comparison take their figures from the same market [LST-15]', async () => {
    const rates = await textsOf(page, SITE_PATHS.calculator, 'main dl > div')
    for (const coin of ['BTC', 'ETH', 'USDT', 'BNB', 'XRP', 'ADA'] as const)
      expect(rates).toContain(`${COIN_NAMES[coin]}${FIGURES.price(coin)}`)

    // The best value of a row has a word for screen readers.
    const metrics = (await textsOf(page, SITE_PATHS.compare, 'main tbody tr')).map((row) =>
      row.replace('Best: ', ''),
    )
    const both = (fact: keyof typeof FIGURES) => FIGURES[fact]('BTC') + FIGURES[fact]('ETH')
    expect(metrics).toContain(`Price${both('price')}`)
    expect(metrics).toContain(`24h change${both('change')}`)
    expect(metrics).toContain(`Market cap${both('cap')}`)
    expect(metrics).toContain(`24h volume${both('volume')}`)
  })

  test('the line of a coin ends above its beginning where its change is a gain, and below where it is a loss [LST-15]', async () => {
    for (const path of [SITE_PATHS.home, SITE_PATHS.livePrices]) {
      await page.goto(path)
      const rows = await page.locator('main tbody tr').evaluateAll((all) =>
        all.map((row) => ({
          text: row.textContent ?? '',
          line: [...row.querySelectorAll('path')].map((each) => each.getAttribute('d') ?? ''),
        })),
      )
      expect(rows.length).toBeGreaterThan(0)
      for (const { text, line } of rows) {
        const heights = (line.find((d) => d.split('L').length > 24) ?? '')
          .split('L')
          .map((point) => Number(point.split(' ')[1]))
        // Drawn from the top downwards.
        const gained = (heights[0] ?? 0) > (heights.at(-1) ?? 0)
        expect.soft(gained, `${path}: ${text}`).toBe(Number(marketSample(coinOf(text)).change) > 0)
      }
    }
  })
})

/** Returns the coin whose symbol is at the start of a text. */
function coinOf(text: string) {
  const coin = COIN_SYMBOLS.find(
    (symbol) => text.startsWith(symbol) && !/[A-Z]/.test(text[symbol.length] ?? ''),
  )
  if (!coin) throw new Error(`No coin is named first in: ${text}`)
  return coin
}

async function textsOf(page: Page, path: string, rows: string) {
  await page.goto(path)
  return page.locator(rows).allTextContents()
}
