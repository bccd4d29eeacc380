import type { Side } from './positions'

/** Texts of futures trading. */
export const futuresCopy = Object.freeze({
  title: 'Futures Trading',
  markPrice: 'Mark price',
  volume: '24h volume',
  funding: 'Funding (8h)',
  marketDetail: '24h volume and funding every 8 hours',
  ticket: 'Place order',
  leverage: 'Leverage',
  side: 'Side',
  sides: { long: 'Long', short: 'Short' } satisfies Record<Side, string>,
  orderType: 'Order type',
  price: 'Price',
  amount: 'Amount',
  value: 'Order value',
  margin: 'Margin required',
  open: { long: 'Open Long', short: 'Open Short' } satisfies Record<Side, string>,
  demo: 'This is a demonstration: no order is placed.',
  positions: 'Open positions',
  noPositions: 'No open positions',
  loadingPositions: 'Loading positions…',
  positionsNotLoaded: 'The positions could not be loaded. Try again or reload the page.',
  positionsShown: 'Positions shown',
  allMarkets: 'All markets',
})
