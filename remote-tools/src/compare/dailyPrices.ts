import { COIN_NAMES, lastDayPrices, marketSample } from '@crossbook/market'
import type { DecimalString } from '@crossbook/money'
import type { ComparableCoin } from './coinMetrics'

/** A coin's price over the last 24 sample hours, starting at 0 percent. */
export interface DailyPrices {
  symbol: ComparableCoin
  name: string
  /** The stated change over the day in percent, at which the line ends. */
  change: DecimalString
  /** Change in percent since the start, at full hours, oldest first, the first of them 0. Only for drawing. */
  points: readonly number[]
  highest: number
  lowest: number
}

/** Returns a coin's last day in percent of its first price. */
export function dailyPrices(symbol: ComparableCoin): DailyPrices {
  const prices = lastDayPrices(symbol)
  const first = prices[0] ?? 1
  const points = prices.map((price) => (price / first - 1) * 100)
  return {
    symbol,
    name: COIN_NAMES[symbol],
    change: marketSample(symbol).change,
    points,
    highest: Math.max(...points),
    lowest: Math.min(...points),
  }
}

/** Price lines in one box with one scale, so that equal changes have equal heights. */
export interface PriceLines {
  /** The `d` of each line, in their order. */
  lines: readonly string[]
  /** The `d` of the line at 0 percent. */
  zero: string
  /** The changes in percent at the upper and the lower edge. */
  highest: number
  lowest: number
}

// Half of the widest line, so that turning points are not cut off.
const MARGIN = 2

/** Draws price lines in a box of the given size in user units. Without lines only the one at 0 remains. */
export function drawPriceLines(days: readonly DailyPrices[], width: number, height: number): PriceLines {
  const highest = Math.max(0, ...days.map((day) => day.highest))
  const lowest = Math.min(0, ...days.map((day) => day.lowest))
  const range = highest - lowest || 1
  const y = (percent: number) => rounded(MARGIN + ((highest - percent) / range) * (height - 2 * MARGIN))
  const line = ({ points }: DailyPrices) =>
    `M${points.map((point, hour) => `${rounded((hour * width) / (points.length - 1))} ${y(point)}`).join('L')}`
  return { lines: days.map(line), zero: `M0 ${y(0)}H${width}`, highest, lowest }
}

function rounded(value: number) {
  return Math.round(value * 10) / 10
}
