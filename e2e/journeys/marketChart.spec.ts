import { holdBack } from '../site/holdBack'
import { scriptsFrom } from '../site/scriptsFrom'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { fullUnless } from '../site/tiers'
import { expectDrawn, sizeOf } from './drawnChart'

for (const path of ['/trading/spot', '/trading/futures', '/trading/margin'])
  test(
    `${path} has a chart to look at, which loads in its place when it comes into view [TRD-115]`,
    fullUnless(path === '/trading/spot'),
    async ({ page, site }) => {
      const late = await scriptsFrom(/\/(LoadedChart|PositionTable|BorrowedTable)\.tsx$/, 'trading', site)
      const letCome = await holdBack(page, (url) => late.includes(url.pathname))
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(path)
      await started(page)
      const chart = page.getByRole('region', { name: 'BTC/USDT chart' })
      const before = await sizeOf(chart)
      letCome()
      await expectDrawn(page, 'BTC/USDT')
      await expect(page.getByText(/^Loading (positions|borrowed assets)…/)).toHaveCount(0)
      expect(await sizeOf(chart)).toEqual(before)
      await chart.getByRole('radio', { name: '1W' }).click()
      await expect(page).toHaveURL(`${path}?timeframe=1W`)
      await expect(chart.getByText(/^BTC\/USDT in \d+ candles of 1W/)).toBeAttached()
    },
  )

for (const [route, part, source] of [
  ['/trading/spot', 'frame', /\/LoadedChart\.tsx$/],
  ['/trading/spot', 'drawing', /\/createPriceChart\.ts$/],
  ['/trading/charts', 'drawing', /\/createPriceChart\.ts$/],
] as const)
  test(
    `a chart on ${route} without the file of its ${part} shows a message, and Retry loads it [TRD-116]`,
    fullUnless(route === '/trading/charts'),
    async ({ page, site }) => {
      const files = await scriptsFrom(source, 'trading', site)
      const isWanting = (url: URL) => files.includes(url.pathname)
      await page.route(isWanting, (request) => request.abort())
      await page.goto(route)
      await started(page)
      const chart = page.getByRole('region', { name: 'BTC/USDT chart' })
      await expect(chart.getByRole('alert')).toContainText('The chart could not be loaded.')
      // Charts has it below the message, with the other facts about its market.
      await expect(chart.getByText('Sample data as of')).toHaveCount(route === '/trading/charts' ? 1 : 0)
      await page.unroute(isWanting)
      await chart.getByRole('button', { name: 'Retry' }).click()
      await expectDrawn(page, 'BTC/USDT')
    },
  )
