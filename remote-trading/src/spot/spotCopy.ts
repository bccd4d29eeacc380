import type { Pair } from '@crossbook/market'

/** Texts of spot trading. */
export const spotCopy = Object.freeze({
  title: 'Spot Trading',
  lastPrice: 'Last price',
  readyToTrade: (pair: Pair) => `Ready to trade ${pair}`,
  comingSoon: 'Trading interface coming soon',
  comingSoonLead: 'Spot orders cannot be placed yet. What works already:',
  works: { charts: 'Charts', futures: 'Futures', margin: 'Margin', p2p: 'P2P', swap: 'Swap' },
  stats: 'Market stats',
  volume: '24h volume',
  activePairs: 'Active pairs',
  fee: 'Trading fee',
})
