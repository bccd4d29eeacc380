import { hourlyWalk, SAMPLE_INSTANT_MS } from '@crossbook/market'
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

/** The time spans of the history. */
export const HISTORY_SPANS = Object.freeze(['1D', '1W', '1M'] as const)

/** One of these spans; a month is 30 days. */
export type HistorySpan = (typeof HISTORY_SPANS)[number]

/** Hours of each span, and between two of its points. The number of points is small enough for a page. */
const SPAN_HOURS: Readonly<Record<HistorySpan, { all: number; step: number }>> = {
  '1D': { all: 24, step: 1 },
  '1W': { all: 7 * 24, step: 2 },
  '1M': { all: 30 * 24, step: 6 },
}

const HOUR_MS = 3_600_000

/** The value of today's holdings over a span of the sample history. */
export interface PortfolioHistory {
  /** Dollars at regular instants, oldest first, the last at the sample instant. Only for drawing. */
  points: readonly number[]
  /** The instant of each point, as ISO text. */
  instants: readonly string[]
  /** The highest and the lowest of these, to the cent. */
  high: UsdAmount
  low: UsdAmount
  /** The change from the first to the last: dollars to the cent, and percent of the first. */
  change: ReturnType<typeof portfolioChange>
}

/** Returns the value of holdings over a span. The day's change is the same as on every other screen. */
export function portfolioHistory(holdings: readonly Holding[], span: HistorySpan): PortfolioHistory {
  const { all, step } = SPAN_HOURS[span]
  const points = pastValues(holdings, all, step)
  return {
    points,
    instants: points.map((_, at) => new Date(SAMPLE_INSTANT_MS - (all - at * step) * HOUR_MS).toISOString()),
    high: inCents(Math.max(...points)),
    low: inCents(Math.min(...points)),
    change: span === '1D' ? portfolioChange(holdings) : changeSince(usd(inCents(points[0] ?? 0)), holdings),
  }
}

/** Returns the value of the holdings every `step` hours, from `hours` ago until now. */
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

/** Returns the price a number of full hours ago, in a random walk that starts with the latest hour. */
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
