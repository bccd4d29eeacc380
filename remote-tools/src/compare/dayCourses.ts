import { COIN_NAMES, lastDayPrices, marketSample } from '@crossbook/market'
import type { DecimalString } from '@crossbook/money'
import type { ComparableCoin } from './coinMetrics'

/** How a coin's price went over the last 24 sample hours, from 0 percent on. */
export interface DayCourse {
  symbol: ComparableCoin
  name: string
  /** The stated change over the day in percent, at which the line ends. */
  change: DecimalString
  /** Percent since the day began at its full hours, oldest first, the first of them 0; drawn and never counted with. */
  points: readonly number[]
  highest: number
  lowest: number
}

/** A coin's last day as percent of the price that it began with. */
export function dayCourse(symbol: ComparableCoin): DayCourse {
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

/** Price lines in one box with one scale, so that equal changes are drawn equally high. */
export interface DrawnCourses {
  /** The `d` of each line, in their order. */
  lines: readonly string[]
  /** The `d` of the line at 0 percent. */
  zero: string
  /** The changes in percent at the upper and the lower edge. */
  highest: number
  lowest: number
}

// Half of the widest line, so that its turning points are not cut off.
const MARGIN = 2

/** Draws price lines over a box of the given size in user units; none leaves only the line at 0. */
export function drawCourses(courses: readonly DayCourse[], width: number, height: number): DrawnCourses {
  const highest = Math.max(0, ...courses.map((course) => course.highest))
  const lowest = Math.min(0, ...courses.map((course) => course.lowest))
  const range = highest - lowest || 1
  const y = (percent: number) => rounded(MARGIN + ((highest - percent) / range) * (height - 2 * MARGIN))
  const line = ({ points }: DayCourse) =>
    `M${points.map((point, hour) => `${rounded((hour * width) / (points.length - 1))} ${y(point)}`).join('L')}`
  return { lines: courses.map(line), zero: `M0 ${y(0)}H${width}`, highest, lowest }
}

function rounded(value: number) {
  return Math.round(value * 10) / 10
}
