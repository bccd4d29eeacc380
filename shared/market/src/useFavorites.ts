import { useMemo, useState, useSyncExternalStore } from 'react'
import type { CoinSymbol } from './coins'
import { createFavorites, NO_FAVORITES } from './favorites'

/** The one set of marks of the page: this package is a federated singleton, so every remote reads and changes these. */
const favorites = createFavorites()

/** The coins that the visitor has marked, in the order of all coins; none in a first render. */
export function useFavorites(): readonly CoinSymbol[] {
  return useSyncExternalStore(favorites.subscribe, favorites.read, () => NO_FAVORITES)
}

/**
 * Returns whether the user has marked a coin, and a function that toggles the mark. Rerenders only when that mark changes.
 *
 * @example
 * const { marked, toggle } = useFavorite('BTC')
 */
export function useFavorite(symbol: CoinSymbol): { marked: boolean; toggle: () => void } {
  const marked = useSyncExternalStore(
    favorites.subscribe,
    () => favorites.read().includes(symbol),
    () => false,
  )
  return { marked, toggle: () => favorites.toggle(symbol) }
}

/**
 * Returns the rows with marked coins first, otherwise in their order. The order is settled when the list opens and whenever `view` (the tab,
 * filter or sort) changes. So a click on a star moves no row, and neither does hydration.
 *
 * @param symbolOf returns the coin of a row; define it outside the component
 * @example
 * const rows = useFavoritesFirst(coins, symbolOf, tab)
 */
export function useFavoritesFirst<Row>(
  rows: readonly Row[],
  symbolOf: (row: Row) => CoinSymbol,
  view = '',
): readonly Row[] {
  const marked = useFavorites()
  const [settled, settle] = useState({ view, onTop: marked })
  if (settled.view !== view) settle({ view, onTop: marked })
  const { onTop } = settled
  return useMemo(() => {
    const isOnTop = (row: Row) => onTop.includes(symbolOf(row))
    return [...rows.filter(isOnTop), ...rows.filter((row) => !isOnTop(row))]
  }, [rows, symbolOf, onTop])
}
