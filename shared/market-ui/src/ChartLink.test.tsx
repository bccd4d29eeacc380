import { CHART_COINS, chartOf } from './ChartLink'

it('every coin has its chart on the page of charts, which begins with the specified five [LST-16]', () => {
  expect(chartOf('SOL')).toEqual({ to: '/trading/charts?asset=SOL' })
  expect(chartOf('DOGE')).toEqual({ to: '/trading/charts?asset=DOGE' })
  expect(CHART_COINS).toHaveLength(23)
  expect(CHART_COINS.slice(0, 6)).toEqual(['BTC', 'ETH', 'BNB', 'ADA', 'SOL', 'XRP'])
})

it('the coin that all others are quoted in has none', () => {
  expect(chartOf('USDT')).toBeUndefined()
})
