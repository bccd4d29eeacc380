import { pairOf, type CoinSymbol } from '@crossbook/market'
import type { Market } from '../market-picker/orderMarkets'

/** The highest leverage of each margin market. */
export const MAX_LEVERAGE = Object.freeze({
  BTC: 3,
  ETH: 5,
  BNB: 3,
  ADA: 2,
  SOL: 3,
} as const satisfies Partial<Record<CoinSymbol, number>>)

/** A coin with a margin market. */
export type MarginCoin = keyof typeof MAX_LEVERAGE

/** The coins with a margin market, in the order of the list. */
export const MARGIN_COINS = Object.freeze(Object.keys(MAX_LEVERAGE) as MarginCoin[])

/** The margin markets, to choose from. */
export const MARGIN_MARKETS: readonly Market<MarginCoin>[] = Object.freeze(
  MARGIN_COINS.map((symbol) => ({ symbol, name: pairOf(symbol) })),
)

/** Every leverage that a market allows, from 1 up. */
export function leveragesOf(symbol: MarginCoin): readonly number[] {
  return Array.from({ length: MAX_LEVERAGE[symbol] }, (_, index) => index + 1)
}
