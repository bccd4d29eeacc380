import type { MarketSortKey } from './orderMarkets'

/** Texts of the list of markets. */
export const marketPickerCopy = Object.freeze({
  title: 'Markets',
  chosen: 'Market',
  search: 'Search markets',
  shown: 'Markets shown',
  all: 'All',
  favorites: 'Favorites',
  sortBy: 'Sort by',
  sortNames: { price: 'Price', change: '24h' } satisfies Record<MarketSortKey, string>,
  highestFirst: 'highest first',
  lowestFirst: 'lowest first',
  notLoaded: {
    title: 'Markets could not be loaded',
    description: 'Check your connection, then try again or reload the page.',
  },
  noMatch: 'No market matches.',
  noFavorites: 'No favorites yet. The star of a market adds it.',
})
