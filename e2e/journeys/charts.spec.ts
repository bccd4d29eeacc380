import type { Page } from '@playwright/test'
import { measureLoad, measureWaves } from '../site/measureLoad'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { boxOf, expectDrawn, sizeOf } from './drawnChart'
import { press, tabTo } from './keyboard'
import { FULL } from '../site/tiers'

const ROUTE = '/trading/charts'

/** Text that appears in the code of the chart library, and in no code that uses it. */
const LIBRARY_MARK = 'Value is undefined'

test('asset, timeframe and indicators of a chart are in the address and survive a reload', async ({
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

test(
  'who cannot see the chart has its sentence, its candles one by one, and its table',
  FULL,
  async ({ page }) => {
    await page.goto(`${ROUTE}?indicators=sma`)
    await expect(page.getByText('BTC/USDT in 300 candles of 1D from 21 May 2023 to 15 Mar 2024')).toHaveText(
      'BTC/USDT in 300 candles of 1D from 21 May 2023 to 15 Mar 2024: opened at $48,294.91, closed at $43,250.00, ' +
        'a change of −10.45%. The highest price was $61,563.09 (27 Nov 2023), the lowest $34,244.50 (10 Sep 2023).',
    )

    const slider = page.getByRole('slider', { name: 'Inspect candle' })
    await tabTo(page, slider)
    await page.keyboard.press('ArrowLeft')
    await expect(slider).toHaveAttribute('aria-valuetext', '14 Mar 2024, Close $42,055.45')

    await press(page, page.getByText('Candles as a table'))
    const table = page.getByRole('table', { name: 'The latest 1D candles of BTC/USDT, newest first' })
    await expect(table.getByRole('row')).toHaveCount(31)
    await expect(table.getByRole('row').nth(1)).toHaveText(
      '15 Mar 2024$42,055.45$43,376.72$41,593.18$43,250.00$16.5B43,855.73',
    )
  },
)

test('the market data are those of the asset', FULL, async ({ page }) => {
  await page.goto(`${ROUTE}?asset=SOL`)
  const data = page.getByRole('region', { name: 'Market data' }).getByRole('definition')
  await expect(data.nth(2)).toHaveText('$2.8B')
  await expect(data.nth(3)).toHaveText('$42.6B')
})

test(
  'the chart library is requested once the page’s own scripts run, and by no other page',
  FULL,
  async ({ openAs, site }) => {
    const drawn = (chart: Page) => chart.locator('canvas').first().waitFor()
    const load = await measureWaves(() => openAs('visitor'), site.url + ROUTE, drawn, 3)
    const { page: other } = await openAs('visitor')
    const last = load.requests.filter(({ wave }) => wave === 3)
    expect(load.waves).toBe(3)
    // The filters of the list come with them.
    expect(new Set(last.map(({ type }) => type))).toEqual(new Set(['Script']))
    expect(await withLibrary(other, load.requests)).toHaveLength(1)
    expect(await withLibrary(other, last)).toHaveLength(1)

    const swap = await measureLoad(other, `${site.url}/trading/swap`, (screen) =>
      screen.getByRole('heading', { level: 1 }).waitFor(),
    )
    expect(await withLibrary(other, swap.requests)).toEqual([])
  },
)

for (const [device, viewport, canvas] of [
  ['a small phone', { width: 320, height: 640 }, { width: 320, height: 420 }],
  ['a phone', { width: 390, height: 844 }, { width: 390, height: 420 }],
  ['a small desk', { width: 1280, height: 800 }, { width: 860, height: 520 }],
  ['a large desk', { width: 1920, height: 1080 }, { width: 1500, height: 700 }],
] as const)
  test(
    `the canvas is as large as ${device} allows, and holds its place before it is drawn [TRD-110]`,
    FULL,
    async ({ openAs }) => {
      const isMobile = viewport.width < 768
      const { page } = await openAs('visitor', { viewport, hasTouch: isMobile, isMobile })
      await page.goto(ROUTE)
      const place = chartOf(page).getByText('Loading chart…')
      const before = await sizeOf(place)
      await expectDrawn(page, 'BTC/USDT')
      await started(page)
      expect(await sizeOf(place)).toEqual(before)
      expect(before.width).toBeGreaterThanOrEqual(canvas.width)
      expect(before.height).toBeGreaterThanOrEqual(canvas.height)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      )
    },
  )

test(
  'two fingers and the wheel with Ctrl zoom the chart, the wheel alone scrolls the page [TRD-112]',
  FULL,
  async ({ openAs }) => {
    const { page } = await openAs('visitor', { viewport: { width: 390, height: 844 }, hasTouch: true })
    await page.goto(ROUTE)
    await expectDrawn(page, 'BTC/USDT')
    await started(page)
    const stage = chartOf(page).getByText('Loading chart…')
    await stage.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const { x, y, width, height } = await boxOf(stage)
    const at = { x: x + width / 2, y: y + height / 3 }

    let picture = await settledPicture(page)
    const changes = async (act: () => Promise<void>) => {
      const before = picture
      await act()
      await expect.poll(async () => (await settledPicture(page)) === before).toBe(false)
      picture = await settledPicture(page)
    }

    await changes(() => pinch(page, at, { from: 20, to: 90 }))
    const top = await page.evaluate(() => scrollY)
    await page.mouse.move(at.x, at.y)
    picture = await settledPicture(page)
    await changes(async () => {
      await page.keyboard.down('Control')
      await page.mouse.wheel(0, -240)
      await page.keyboard.up('Control')
    })
    expect(await page.evaluate(() => scrollY)).toBe(top)
    await page.mouse.wheel(0, 120)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top)
  },
)

test(
  'a phone held sideways shows only the chart, until the user shows the whole page [TRD-113]',
  FULL,
  async ({ openAs }) => {
    const { page } = await openAs('visitor', {
      viewport: { width: 844, height: 390 },
      hasTouch: true,
      isMobile: true,
    })
    await page.goto(ROUTE)
    await expectDrawn(page, 'BTC/USDT')
    await started(page)
    const place = await boxOf(chartOf(page).getByText('Loading chart…'))
    expect(place.width).toBeGreaterThanOrEqual(840)
    expect(place.height).toBeGreaterThanOrEqual(300)
    await page.getByRole('button', { name: 'Show the whole page' }).tap()
    await page.getByRole('button', { name: 'Pause live prices' }).tap()
    await expect(page.getByRole('button', { name: 'Resume live prices' })).toBeVisible()
  },
)

test('the chart is shown on the whole screen, and given back [TRD-114]', FULL, async ({ page }) => {
  await page.goto(ROUTE)
  await expectDrawn(page, 'BTC/USDT')
  await started(page)
  const full = () => page.evaluate(() => document.fullscreenElement?.querySelector('h2')?.textContent)
  await press(page, page.getByRole('button', { name: 'Full screen', exact: true }))
  await expect.poll(full).toBe('BTC/USDT chart')
  await press(page, page.getByRole('button', { name: 'Leave full screen' }))
  await expect.poll(full).toBeUndefined()
})

test(
  'a click on the chart gives it the keys for timeframes and full screen [TRD-124]',
  FULL,
  async ({ page }) => {
    await page.goto(`${ROUTE}?type=line`)
    await expectDrawn(page, 'BTC/USDT')
    await started(page)
    await page.keyboard.press('4')
    await expect(page).toHaveURL(`${ROUTE}?type=line`)
    await chartOf(page).locator('.tv-lightweight-charts').click()
    await page.keyboard.press('4')
    await expect(page).toHaveURL(`${ROUTE}?type=line&timeframe=1W`)
    await page.keyboard.press('f')
    await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible()
    await page.keyboard.press('f')
    await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible()
  },
)

function chartOf(page: Page) {
  return page.getByRole('region', { name: 'BTC/USDT chart' })
}

/** Returns the content of the chart's canvases, once two consecutive frames are the same. */
async function settledPicture(page: Page) {
  const look = () =>
    chartOf(page)
      .locator('canvas')
      .evaluateAll((canvases) => canvases.map((canvas) => (canvas as HTMLCanvasElement).toDataURL()).join())
  let picture = await look()
  await expect
    .poll(async () => {
      const before = picture
      picture = await look()
      return picture === before
    })
    .toBe(true)
  return picture
}

/** Moves two fingers apart, or together. Their distances from the middle are in pixels. */
async function pinch(page: Page, at: { x: number; y: number }, { from, to }: { from: number; to: number }) {
  const session = await page.context().newCDPSession(page)
  const fingers = (apart: number) => [
    { x: at.x - apart, y: at.y, id: 0 },
    { x: at.x + apart, y: at.y, id: 1 },
  ]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) })
  for (let step = 1; step <= 10; step += 1)
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: fingers(from + ((to - from) * step) / 10),
    })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Returns the fetched scripts that contain the chart library. */
async function withLibrary(page: Page, requests: readonly { url: string }[]) {
  const scripts = requests.map(({ url }) => url).filter((url) => url.endsWith('.js'))
  const codes = await Promise.all(
    scripts.map(async (url) => ({ url, code: await (await page.request.get(url)).text() })),
  )
  return codes.filter(({ code }) => code.includes(LIBRARY_MARK)).map(({ url }) => url)
}
