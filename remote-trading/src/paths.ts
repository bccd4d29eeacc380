/** Where the screens of trading stand: the table of screens and the links between screens read it here. */
export const TRADING_PATHS = Object.freeze({
  spot: '/trading/spot',
  futures: '/trading/futures',
  margin: '/trading/margin',
  p2p: '/trading/p2p',
  swap: '/trading/swap',
  charts: '/trading/charts',
  livePrices: '/features/prices',
  priceAlerts: '/features/alerts',
})
