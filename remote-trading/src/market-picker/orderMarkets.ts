import { COIN_NAMES, marketSample, type CoinSymbol } from '@crossbook/market'
import { toNumber } from '@crossbook/money'

/** A market to choose: its coin and its name. */
export interface Market<Coin extends CoinSymbol> {
  symbol: Coin
  name: string
}

/** A figure that markets are sorted by. */
export type MarketSortKey = 'price' | 'change'

/** The figure and the direction that markets are sorted by. */
export interface MarketSort {
  key: MarketSortKey
  descending: boolean
}

/** The markets whose pair or coin contains the text, whatever its case. */
export function findMarkets<Coin extends CoinSymbol>(
  markets: readonly Market<Coin>[],
  text: string,
): readonly Market<Coin>[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return markets
  return markets.filter(({ symbol, name }) => `${name} ${COIN_NAMES[symbol]}`.toLowerCase().includes(wanted))
}

/** Sorts markets by a figure of the sample, so that no row moves with a tick; keeps their order without a sort. */
export function sortMarkets<Coin extends CoinSymbol>(
  markets: readonly Market<Coin>[],
  sort: MarketSort | null,
): readonly Market<Coin>[] {
  if (!sort) return markets
  const valueOf = ({ symbol }: Market<Coin>) => toNumber(marketSample(symbol)[sort.key])
  const sign = sort.descending ? -1 : 1
  return [...markets].sort((a, b) => sign * (valueOf(a) - valueOf(b)))
}

/** The sort after a click on a figure: highest first, then lowest first, then the markets' own order. */
export function nextSort(sort: MarketSort | null, key: MarketSortKey): MarketSort | null {
  if (sort?.key !== key) return { key, descending: true }
  return sort.descending ? { key, descending: false } : null
}
