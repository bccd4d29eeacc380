import { chartOf } from './ChartLink'

it('a coin of the page of charts has its chart there [LST-16]', () => {
  expect(chartOf('SOL')).toEqual({ to: '/trading/charts?asset=SOL' })
})

it('another coin has it on its spot market [LST-16]', () => {
  expect(chartOf('DOGE')).toEqual({ to: '/trading/spot', state: { selectedPair: 'DOGE/USDT' } })
})

it('the coin that all others are quoted in has none', () => {
  expect(chartOf('USDT')).toBeUndefined()
})
