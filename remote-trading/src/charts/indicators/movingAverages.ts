/** The values of an indicator, one for each price; undefined where there are too few prices before it. */
export type IndicatorLine = readonly (number | undefined)[]

/** The simple moving average: the mean of the last `period` prices. */
export function simpleMovingAverage(prices: readonly number[], period: number): IndicatorLine {
  let total = 0
  return prices.map((price, index) => {
    total += price - (prices[index - period] ?? 0)
    return index < period - 1 ? undefined : total / period
  })
}

/**
 * The exponential moving average: each price has the weight `2 ÷ (period + 1)`, the previous average the rest. It starts with the
 * simple average of the first `period` prices.
 */
export function exponentialMovingAverage(prices: readonly number[], period: number): IndicatorLine {
  const weight = 2 / (period + 1)
  const starts = simpleMovingAverage(prices.slice(0, period), period)
  let last: number | undefined
  return prices.map((price, index) => {
    last = last === undefined ? starts[index] : last + weight * (price - last)
    return last
  })
}
