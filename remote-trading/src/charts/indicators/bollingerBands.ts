import { simpleMovingAverage, type IndicatorLine } from './movingAverages'

/** A moving average between two lines at some standard deviations from it. */
export interface BollingerBands {
  upper: IndicatorLine
  middle: IndicatorLine
  lower: IndicatorLine
}

/** Bollinger bands around the simple average, with the deviation of the whole population, as Bollinger defines it. */
export function bollingerBands(prices: readonly number[], period = 20, deviations = 2): BollingerBands {
  const middle = simpleMovingAverage(prices, period)
  const width = middle.map((mean, index) => {
    if (mean === undefined) return undefined
    const window = prices.slice(index - period + 1, index + 1)
    const variance = window.reduce((total, price) => total + (price - mean) ** 2, 0) / period
    return deviations * Math.sqrt(variance)
  })
  const band = (side: 1 | -1): IndicatorLine =>
    middle.map((mean, index) => (mean === undefined ? undefined : mean + side * (width[index] ?? 0)))
  return { upper: band(1), middle, lower: band(-1) }
}
