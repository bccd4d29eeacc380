import { useSyncExternalStore } from 'react'
import { createFavorites, NO_FAVORITES } from './favorites'
import type { LivePriceCoin } from './livePriceCoins'

const favorites = createFavorites()

/** The coins that the visitor has marked; none in a first render. */
export function useFavorites(): readonly LivePriceCoin[] {
  return useSyncExternalStore(favorites.subscribe, favorites.read, () => NO_FAVORITES)
}

/** Whether one coin is marked, and the switch of that; renders again only when its own mark changes. */
export function useFavorite(symbol: LivePriceCoin): { marked: boolean; toggle: () => void } {
  const marked = useSyncExternalStore(
    favorites.subscribe,
    () => favorites.read().includes(symbol),
    () => false,
  )
  return { marked, toggle: () => favorites.toggle(symbol) }
}
