import { marketSample, pairOf, type Pair } from '@crossbook/market'
import { toNumber, type DecimalString, type UsdAmount } from '@crossbook/money'
import type { TradedCoin } from '../../live/MarketName'

/** A market of the overview with its sample figures, which decide its tab and its order while prices move. */
export interface MarketRow {
  symbol: TradedCoin
  pair: Pair
  /** Dollars for one coin. */
  price: UsdAmount
  /** Change over 24 hours in percent. */
  change: DecimalString
  /** Dollars traded in 24 hours. */
  volume24h: UsdAmount
}

const SYMBOLS = [
  'BTC',
  'ETH',
  'BNB',
  'SOL',
  'XRP',
  'ADA',
  'AVAX',
  'DOGE',
  'DOT',
  'LINK',
  'LTC',
  'UNI',
] as const satisfies readonly TradedCoin[]

/** The 12 markets of the overview, in their order. */
export const MARKET_ROWS: readonly MarketRow[] = Object.freeze(SYMBOLS.map(rowOf))

/** The sort value of a row for each sortable column. */
export const MARKET_SORT_VALUES = Object.freeze({
  pair: (row: MarketRow) => row.pair,
  price: (row: MarketRow) => toNumber(row.price),
  change: (row: MarketRow) => toNumber(row.change),
  volume: (row: MarketRow) => toNumber(row.volume24h),
})

function rowOf(symbol: TradedCoin): MarketRow {
  const { price, change, volume24h } = marketSample(symbol)
  return Object.freeze({ symbol, pair: pairOf(symbol), price, change, volume24h })
}
