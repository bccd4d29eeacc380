import type { IndicatorLine } from './movingAverages'

/** The value of the index for prices that did not move. */
const BALANCED = 50

/**
 * The relative strength index after Wilder, from 0 to 100: the share of gains in all moves, each smoothed over `period`
 * moves. It starts with the simple averages of the first `period` moves.
 */
export function relativeStrengthIndex(prices: readonly number[], period = 14): IndicatorLine {
  let gain = 0
  let loss = 0
  return prices.map((price, index) => {
    const before = prices[index - 1]
    if (before === undefined) return undefined
    const move = price - before
    // The first moves are added up to an average, later ones smoothed into it.
    const keeps = index <= period ? 1 : (period - 1) / period
    gain = gain * keeps + Math.max(move, 0) / period
    loss = loss * keeps + Math.max(-move, 0) / period
    if (index < period) return undefined
    return gain + loss === 0 ? BALANCED : (100 * gain) / (gain + loss)
  })
}
