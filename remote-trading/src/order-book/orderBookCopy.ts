/** Texts of the sample order book and the recent trades. */
export const orderBookCopy = Object.freeze({
  title: 'Order book and trades',
  book: 'Order book',
  trades: 'Recent trades',
  sample: 'Sample data',
  price: 'Price',
  size: 'Size',
  total: 'Total',
  time: 'Time (UTC)',
  asks: 'Asks',
  bids: 'Bids',
  spread: 'Spread',
  bought: 'Bought',
  sold: 'Sold',
  loading: 'Loading order book…',
  notLoaded: 'The order book could not be loaded. Try again or reload the page.',
})
