import { hourlyWalk } from '@crossbook/market'
import {
  decimalFromNumber,
  percentOf,
  roundTo,
  subtract,
  toNumber,
  usd,
  type UsdAmount,
} from '@crossbook/money'
import type { Holding } from '../holdings/holdings'
import { portfolioChange, portfolioValue } from '../holdings/portfolio'

/** How far back the history goes. */
export const COURSE_SPANS = Object.freeze(['1D', '1W', '1M'] as const)

/** One of these spans; a month is 30 days. */
export type CourseSpan = (typeof COURSE_SPANS)[number]

/** Hours of each span, and between two of its points: few enough for a page to hold. */
const SPAN_HOURS: Readonly<Record<CourseSpan, { all: number; step: number }>> = {
  '1D': { all: 24, step: 1 },
  '1W': { all: 7 * 24, step: 2 },
  '1M': { all: 30 * 24, step: 6 },
}

/** What today's holdings were worth over a span of the sample history. */
export interface PortfolioCourse {
  /** Dollars at regular instants, oldest first, the last of them the sample instant; drawn and never counted with. */
  points: readonly number[]
  /** The most and the least of these, to the cent. */
  high: UsdAmount
  low: UsdAmount
  /** From the first to the last: dollars to the cent, and percent of the first. */
  change: ReturnType<typeof portfolioChange>
}

/** The worth of holdings over a span; the day's change is the one that every other screen states. */
export function portfolioCourse(holdings: readonly Holding[], span: CourseSpan): PortfolioCourse {
  const { all, step } = SPAN_HOURS[span]
  const points = pastValues(holdings, all, step)
  return {
    points,
    high: inCents(Math.max(...points)),
    low: inCents(Math.min(...points)),
    change: span === '1D' ? portfolioChange(holdings) : changeSince(usd(inCents(points[0] ?? 0)), holdings),
  }
}

/** What the holdings were worth each `step` hours, from `hours` ago until now. */
function pastValues(holdings: readonly Holding[], hours: number, step: number): readonly number[] {
  const walks = holdings.map(({ symbol, balance }) => ({
    balance: toNumber(balance),
    walk: hourlyWalk(symbol, hours),
  }))
  return Array.from({ length: hours / step + 1 }, (_, at) => {
    const ago = hours - at * step
    return walks.reduce((total, { balance, walk }) => total + balance * priceAgo(walk, ago), 0)
  })
}

/** The price so many full hours ago, in a walk that starts with the latest hour. */
function priceAgo(walk: ReturnType<typeof hourlyWalk>, hours: number): number {
  return walk[hours]?.close ?? walk.at(-1)?.open ?? 0
}

function changeSince(before: UsdAmount, holdings: readonly Holding[]) {
  const gain = subtract(portfolioValue(holdings), before)
  return { amount: roundTo(gain, 2, 'nearest'), percent: percentOf(gain, before, 2, 'nearest') }
}

function inCents(dollars: number): UsdAmount {
  return usd(decimalFromNumber(dollars, 2))
}
