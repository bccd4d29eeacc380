import type { Pair } from '@crossbook/market'

/** The words of spot trading. */
export const spotCopy = Object.freeze({
  title: 'Spot Trading',
  readyToTrade: (pair: Pair) => `Ready to trade ${pair}`,
  comingSoon: 'Trading interface coming soon',
  comingSoonLead: 'Spot orders cannot be placed yet. Prices and statistics are here already.',
  stats: 'Market stats',
  volume: '24h volume',
  activePairs: 'Active pairs',
  fee: 'Trading fee',
})
