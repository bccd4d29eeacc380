import { useMemo, useState, useSyncExternalStore } from 'react'
import type { CoinSymbol } from './coins'
import { createFavorites, NO_FAVORITES } from './favorites'

/** The one set of marks of the page: this package is a federated singleton, so every remote reads and changes these. */
const favorites = createFavorites()

/** The coins that the visitor has marked, in the order of all coins; none in a first render. */
export function useFavorites(): readonly CoinSymbol[] {
  return useSyncExternalStore(favorites.subscribe, favorites.read, () => NO_FAVORITES)
}

/** Whether one coin is marked, and the switch of that; renders again only when its own mark changes. */
export function useFavorite(symbol: CoinSymbol): { marked: boolean; toggle: () => void } {
  const marked = useSyncExternalStore(
    favorites.subscribe,
    () => favorites.read().includes(symbol),
    () => false,
  )
  return { marked, toggle: () => favorites.toggle(symbol) }
}

/**
 * Rows with those of marked coins on top, else in their order. Who is on top is settled when the list is opened and whenever
 * `view` (the tab, the filter, the sort) becomes another: a click on the star moves no row, and neither does the takeover of a
 * prerendered page, which knows no marks. `symbolOf` is made once, outside the component.
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
