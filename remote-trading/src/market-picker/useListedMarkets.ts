import { type CoinSymbol, useFavorites, useFavoritesFirst } from '@crossbook/market'
import { useState } from 'react'
import { findMarkets, type Market, type MarketSort, sortMarkets } from './orderMarkets'

/** Whether the list has all markets or the favorites only. */
export type MarketTab = 'all' | 'favorites'

interface ListChoice<Coin extends CoinSymbol> {
  markets: readonly Market<Coin>[]
  text: string
  tab: MarketTab
  sort: MarketSort | null
}

/**
 * Returns the markets of the list in its order: favorites on top, unless it is sorted. The favorites are those at the time when the tab
 * opens, so that a click on a star neither moves nor removes a row.
 */
export function useListedMarkets<Coin extends CoinSymbol>({ markets, text, tab, sort }: ListChoice<Coin>) {
  const marked = useFavorites()
  const [settled, settle] = useState({ tab, marked })
  if (settled.tab !== tab) settle({ tab, marked })
  const favoritesFirst = useFavoritesFirst(markets, symbolOf, tab)
  const inTab =
    tab === 'all' ? favoritesFirst : favoritesFirst.filter(({ symbol }) => settled.marked.includes(symbol))
  return sortMarkets(findMarkets(inTab, text), sort)
}

/** The coin of a market. */
function symbolOf<Coin extends CoinSymbol>({ symbol }: Market<Coin>) {
  return symbol
}
