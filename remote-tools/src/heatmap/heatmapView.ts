import { toNumber } from '@crossbook/money'
import { type AddressForm, sortRows } from '@crossbook/ui'
import type { HeatmapCoin } from './heatmapCoins'

/** Timeframes for the titles. The figures are the same for all of them. */
export const TIMEFRAMES = Object.freeze(['1h', '24h', '7d', '30d'] as const)
export type Timeframe = (typeof TIMEFRAMES)[number]

/** The orders of tiles and rows, with their labels. */
export const SORTS = Object.freeze({
  marketCap: 'Market Cap',
  change: 'Price Change',
  volume: 'Volume',
} as const)
export type HeatmapSort = keyof typeof SORTS

/** All orders, as options of the selector. */
export const SORT_KEYS = Object.freeze(Object.keys(SORTS) as HeatmapSort[])

/** The view of the page. */
export interface HeatmapView {
  timeframe: Timeframe
  sort: HeatmapSort
  layout: 'treemap' | 'table'
}

const DEFAULT_VIEW: HeatmapView = Object.freeze({ timeframe: '24h', sort: 'marketCap', layout: 'treemap' })

/** The view in the address: `?timeframe=7d&sort=change&view=table`, without defaults. */
export const viewAddress: AddressForm<HeatmapView> = {
  read: (params) => ({
    timeframe:
      TIMEFRAMES.find((timeframe) => timeframe === params.get('timeframe')) ?? DEFAULT_VIEW.timeframe,
    sort: SORT_KEYS.find((sort) => sort === params.get('sort')) ?? DEFAULT_VIEW.sort,
    layout: params.get('view') === 'table' ? 'table' : DEFAULT_VIEW.layout,
  }),
  write: ({ timeframe, sort, layout }) => ({
    timeframe: timeframe === DEFAULT_VIEW.timeframe ? null : timeframe,
    sort: sort === DEFAULT_VIEW.sort ? null : sort,
    view: layout === DEFAULT_VIEW.layout ? null : layout,
  }),
}

/** Sorts the coins by an order, largest first. */
export function sortedCoins(coins: readonly HeatmapCoin[], sort: HeatmapSort): HeatmapCoin[] {
  return sortRows(coins, (coin) => toNumber(coin[sort]), 'descending')
}
