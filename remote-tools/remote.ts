import { defineRemote, SITE_PATHS } from '@crossbook/contract'

export default defineRemote({
  name: 'tools',
  screens: [
    {
      path: SITE_PATHS.calculator,
      module: './calculator',
      title: 'Crypto Calculator',
      description: 'Convert between coins at sample rates.',
      access: 'public',
      menu: {
        group: 'Tools',
        label: 'Calculator',
        order: 1,
        line: 'Convert, profit and loss',
        icon: 'refresh',
      },
      back: { label: 'Calculator', to: SITE_PATHS.home },
    },
    {
      path: SITE_PATHS.arbitrage,
      module: './arbitrage',
      title: 'Arbitrage Tracker',
      description: 'Price differences between exchanges, and whether the exchanges can be reached.',
      access: 'public',
      menu: { group: 'Tools', label: 'Arbitrage', order: 2, line: 'Spreads between exchanges', icon: 'sort' },
    },
    {
      path: SITE_PATHS.compare,
      module: './compare',
      title: 'Coin Compare',
      description: 'Up to four coins side by side: price, market cap, volume, supply and more.',
      access: 'public',
      menu: {
        group: 'Tools',
        label: 'Compare',
        order: 3,
        line: 'Up to four coins side by side',
        icon: 'swap',
      },
    },
    {
      path: SITE_PATHS.gas,
      module: './gas',
      title: 'Gas Fee Monitor',
      description: 'Gas prices and transaction costs on five networks.',
      access: 'public',
      menu: { group: 'Tools', label: 'Gas', order: 4, line: 'Network fees at three speeds', icon: 'history' },
    },
    {
      path: SITE_PATHS.heatmap,
      module: './heatmap',
      title: 'Market Heatmap',
      description: 'Sixteen coins as a treemap by market cap and price change.',
      access: 'public',
      menu: { group: 'Tools', label: 'Heatmap', order: 5, line: 'The market at a glance', icon: 'grid' },
    },
    {
      path: SITE_PATHS.api,
      module: './api',
      title: 'API Documentation',
      description: 'Endpoints, code examples and rate limits of the Crossbook API.',
      access: 'public',
      menu: { group: 'Tools', label: 'API', order: 6, line: 'Endpoints and keys', icon: 'code' },
    },
  ],
})
