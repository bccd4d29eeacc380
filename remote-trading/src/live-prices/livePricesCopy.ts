/** The words of live prices. */
export const livePricesCopy = Object.freeze({
  title: 'Live Prices',
  lead: 'Prices move every 3 seconds around sample prices. They pause while you point at the table.',
  tableCaption: 'Prices of eight coins',
  filterLabel: 'Coins shown',
  all: 'All coins',
  favorites: 'Favorites',
  noFavorites: 'No favorites yet. Mark a coin with the star to find it here.',
  showAll: 'Show all coins',
})
