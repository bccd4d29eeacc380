import type { CoinSymbol } from '@crossbook/market'

/** The eight coins of live prices: the largest by market capitalization that are not stablecoins. */
export const LIVE_PRICE_COINS = Object.freeze([
  'BTC',
  'ETH',
  'SOL',
  'BNB',
  'XRP',
  'ADA',
  'AVAX',
  'DOGE',
] as const satisfies readonly CoinSymbol[])

/** A coin that live prices show. */
export type LivePriceCoin = (typeof LIVE_PRICE_COINS)[number]
