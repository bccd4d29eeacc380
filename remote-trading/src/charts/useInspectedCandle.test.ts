import { act, renderHook } from '@testing-library/react'
import { sampleCandles } from './candles'
import { useInspectedCandle } from './useInspectedCandle'

it('does not stay with a candle of another timeframe [TRD-99]', () => {
  const days = { sample: sampleCandles('BTC', '1D'), last: 299 }
  const weeks = { sample: sampleCandles('BTC', '1W'), last: 129 }
  const { result, rerender } = renderHook(({ sample, last }) => useInspectedCandle(sample, last), {
    initialProps: days,
  })
  act(() => result.current.onPoint(3))
  expect(result.current.index).toBe(3)
  rerender(weeks)
  expect(result.current.index).toBe(129)
})
