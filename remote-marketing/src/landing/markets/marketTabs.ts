import { formatSignedPercent, toNumber } from '@crossbook/money'
import type { MarketRow } from './marketRows'

/** The tabs of the market overview, in their order; the first is the default. */
export const MARKET_TABS = ['popular', 'new', 'growth', 'decline'] as const
export type MarketTab = (typeof MARKET_TABS)[number]

export const MARKET_TAB_LABELS: Readonly<Record<MarketTab, string>> = Object.freeze({
  popular: 'Popular',
  new: 'New',
  growth: 'Growth',
  decline: 'Decline',
})

/** Growth starts above this change in percent. */
const GROWTH_ABOVE_PERCENT = 2

/** The maximum of rows in growth and decline. */
const MAX_RANKED_ROWS = 8

const MEMBERS: Readonly<Record<MarketTab, (rows: readonly MarketRow[]) => readonly MarketRow[]>> = {
  popular: (rows) => rows,
  new: (rows) => rows.slice(4, 8),
  growth: (rows) =>
    rows.filter(({ change }) => toNumber(change) > GROWTH_ABOVE_PERCENT).slice(0, MAX_RANKED_ROWS),
  decline: (rows) =>
    rows.filter(({ change }) => formatSignedPercent(change).direction === 'down').slice(0, MAX_RANKED_ROWS),
}

/** Returns the rows of a tab, from sample figures, so that none jumps in or out while prices move. */
export function rowsOfTab(tab: MarketTab, rows: readonly MarketRow[]): readonly MarketRow[] {
  return MEMBERS[tab](rows)
}
