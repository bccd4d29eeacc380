import { defineRemote, SITE_PATHS } from '@crossbook/contract'

export default defineRemote({
  name: 'trading',
  screens: [
    {
      path: SITE_PATHS.spot,
      module: './spot',
      title: 'Spot Trading',
      description: 'Spot markets, volumes and fees on Crossbook.',
      access: 'public',
      menu: { group: 'Trading', label: 'Spot', order: 1, onPhone: true },
      back: { label: 'Spot Trading', to: SITE_PATHS.home },
    },
    {
      path: SITE_PATHS.futures,
      module: './futures',
      title: 'Futures Trading',
      description: 'Futures markets with leverage up to 100x, funding rates and open positions on Crossbook.',
      access: 'public',
      menu: { group: 'Trading', label: 'Futures', order: 2, onPhone: true },
    },
    {
      path: SITE_PATHS.margin,
      module: './margin',
      title: 'Margin Trading',
      description: 'Margin markets, borrowing rates and borrowed assets on Crossbook.',
      access: 'public',
      menu: { group: 'Trading', label: 'Margin', order: 3 },
    },
    {
      path: SITE_PATHS.p2p,
      module: './p2p',
      title: 'P2P Trading',
      description: 'Offers of other people to trade Bitcoin with, by price, rating and payment method.',
      access: 'public',
      menu: { group: 'Trading', label: 'P2P', order: 4, onPhone: true },
    },
    {
      path: SITE_PATHS.swap,
      module: './swap',
      title: 'Crypto Swap',
      description: 'Change one of eight coins into another, with rate and fees shown before.',
      access: 'public',
      menu: { group: 'Trading', label: 'Swap', order: 5 },
    },
    {
      path: SITE_PATHS.charts,
      module: './charts',
      title: 'Advanced Trading Charts',
      description:
        'Candles of five coins in five timeframes with SMA, EMA, RSI, Bollinger bands, MACD and volume.',
      access: 'public',
      menu: { group: 'Trading', label: 'Charts', order: 6 },
    },
    {
      path: SITE_PATHS.livePrices,
      module: './live-prices',
      title: 'Live Prices',
      description: 'Live prices and changes of the leading coins.',
      access: 'public',
      menu: { group: 'Features', label: 'Prices', order: 1, onPhone: true },
      back: { label: 'Live Prices', to: SITE_PATHS.home },
    },
    {
      path: SITE_PATHS.priceAlerts,
      module: './price-alerts',
      title: 'Price Alerts',
      description: 'Alerts for prices that rise above or fall below your mark.',
      access: 'signedIn',
      menu: { group: 'Features', label: 'Alerts', order: 3 },
    },
  ],
})
