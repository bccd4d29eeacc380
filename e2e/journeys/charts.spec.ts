import type { Page } from '@playwright/test'
import { measureLoad, measureWaves } from '../site/measureLoad'
import { expect, test } from '../site/test'
import { press, tabTo } from './keyboard'

const ROUTE = '/trading/charts'

/** Text that stands in the code of the chart library, and in no code that uses it. */
const LIBRARY_MARK = 'Value is undefined'

test('asset, timeframe and indicators of a chart stand in the address and last through a reload', async ({
  page,
}) => {
  await page.goto(ROUTE)
  await expectDrawn(page, 'BTC/USDT')
  const chosen = page.getByRole('group', { name: 'Indicators' }).getByRole('button', { pressed: true })
  await expect(chosen).toHaveText(['Volume'])

  await press(page, page.getByRole('region', { name: 'Markets' }).getByRole('button', { name: 'ADA/USDT' }))
  await tabTo(page, page.getByRole('radio', { name: '1D' }))
  await page.keyboard.press('ArrowRight')
  for (const indicator of ['SMA', 'EMA', 'RSI', 'Bollinger', 'MACD'])
    await press(page, page.getByRole('button', { name: indicator }))
  await press(page, page.getByRole('button', { name: 'Volume' }))

  const address = `${ROUTE}?asset=ADA&timeframe=1W&indicators=sma%2Cema%2Crsi%2Cbollinger%2Cmacd`
  await expect(page).toHaveURL(address)
  await page.reload()
  await expectDrawn(page, 'ADA/USDT')
  await expect(page).toHaveURL(address)
  await expect(chosen).toHaveText(['SMA', 'EMA', 'RSI', 'Bollinger', 'MACD'])
  await expect(page.getByRole('radio', { name: '1W' })).toBeChecked()
})

test('who cannot see the chart has its sentence, its candles one by one, and its table', async ({ page }) => {
  await page.goto(`${ROUTE}?indicators=sma`)
  await expect(page.getByText('BTC/USDT in 300 candles of 1D from 21 May 2023 to 15 Mar 2024')).toHaveText(
    'BTC/USDT in 300 candles of 1D from 21 May 2023 to 15 Mar 2024: opened at $51,854.85, closed at $43,250.00, ' +
      'a change of −16.59%. The highest price was $67,898.85 (7 Dec 2023), the lowest $37,798.05 (5 Jul 2023).',
  )

  const slider = page.getByRole('slider', { name: 'Inspect candle' })
  await tabTo(page, slider)
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', '14 Mar 2024, Close $42,055.45')

  await press(page, page.getByText('Candles as a table'))
  const table = page.getByRole('table', { name: 'The latest 1D candles of BTC/USDT, newest first' })
  await expect(table.getByRole('row')).toHaveCount(31)
  await expect(table.getByRole('row').nth(1)).toHaveText(
    '15 Mar 2024$42,055.45$43,376.72$41,593.18$43,250.00$16.5B43,903.72',
  )
})

test('the market data are those of the asset', async ({ page }) => {
  await page.goto(`${ROUTE}?asset=SOL`)
  const data = page.getByRole('region', { name: 'Market data' }).getByRole('definition')
  await expect(data.nth(2)).toHaveText('$2.8B')
  await expect(data.nth(3)).toHaveText('$42.6B')
})

test('a drawn chart costs two waves, and no other page its library', async ({ openAs, site }) => {
  const drawn = (chart: Page) => chart.locator('canvas').first().waitFor()
  const load = await measureWaves(() => openAs('visitor'), site.url + ROUTE, drawn, 2)
  const { page: other } = await openAs('visitor')
  expect(load.waves).toBe(2)
  expect(await withLibrary(other, load.requests)).toHaveLength(1)

  const futures = await measureLoad(other, `${site.url}/trading/futures`, (screen) =>
    screen.getByRole('heading', { level: 1 }).waitFor(),
  )
  expect(await withLibrary(other, futures.requests)).toEqual([])
})

/** Waits until the chart of a market is on its canvas. */
async function expectDrawn(page: Page, market: string) {
  await expect(
    page
      .getByRole('region', { name: `${market} chart` })
      .locator('canvas')
      .first(),
  ).toBeVisible()
}

/** The scripts among what was fetched that carry the chart library. */
async function withLibrary(page: Page, requests: readonly { url: string }[]) {
  const scripts = requests.map(({ url }) => url).filter((url) => url.endsWith('.js'))
  const codes = await Promise.all(
    scripts.map(async (url) => ({ url, code: await (await page.request.get(url)).text() })),
  )
  return codes.filter(({ code }) => code.includes(LIBRARY_MARK)).map(({ url }) => url)
}
