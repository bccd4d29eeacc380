import { exponentialMovingAverage, type IndicatorLine } from './movingAverages'

/** Moving average convergence and divergence: how far a fast average is from a slow one, and how that changes. */
export interface Macd {
  /** The fast average less the slow one. */
  line: IndicatorLine
  /** The exponential average of the line. */
  signal: IndicatorLine
  /** The line less its signal. */
  histogram: IndicatorLine
}

/** The MACD of prices with exponential averages, as Appel defines it. */
export function macd(prices: readonly number[], fast = 12, slow = 26, signalPeriod = 9): Macd {
  const line = difference(exponentialMovingAverage(prices, fast), exponentialMovingAverage(prices, slow))
  const known = line.filter((value) => value !== undefined)
  const missing: IndicatorLine = Array.from({ length: line.length - known.length }, () => undefined)
  const signal = [...missing, ...exponentialMovingAverage(known, signalPeriod)]
  return { line, signal, histogram: difference(line, signal) }
}

function difference(minuends: IndicatorLine, subtrahends: IndicatorLine): IndicatorLine {
  return minuends.map((minuend, index) => {
    const subtrahend = subtrahends[index]
    return minuend === undefined || subtrahend === undefined ? undefined : minuend - subtrahend
  })
}
