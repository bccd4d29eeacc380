import { pairOf, type CoinSymbol } from '@crossbook/market'
import { decimal, type DecimalString } from '@crossbook/money'
import type { Market } from '../market-picker/orderMarkets'

/** Funding rates in percent per 8 hours, as of the sample instant; a market for each coin that has one. */
export const FUNDING_PERCENT = Object.freeze({
  BTC: decimal('0.0100'),
  ETH: decimal('0.0085'),
  BNB: decimal('-0.0042'),
  SOL: decimal('0.0156'),
  XRP: decimal('-0.0018'),
  ADA: decimal('0.0100'),
  DOGE: decimal('0.0063'),
  LINK: decimal('0.0097'),
} as const satisfies Partial<Record<CoinSymbol, DecimalString>>)

/** A coin with a futures market. */
export type FuturesCoin = keyof typeof FUNDING_PERCENT

/** The coins with a futures market, in the order of the list. */
export const FUTURES_COINS = Object.freeze(Object.keys(FUNDING_PERCENT) as FuturesCoin[])

/** The futures markets, to choose from. */
export const FUTURES_MARKETS: readonly Market<FuturesCoin>[] = Object.freeze(
  FUTURES_COINS.map((symbol) => ({ symbol, name: pairOf(symbol) })),
)
