import { ALL_TIME_RANGES, COIN_NAMES, COIN_SYMBOLS, marketSample } from '@crossbook/market'
import { compare, type DecimalString, divide, type UsdAmount } from '@crossbook/money'

/** The metrics of a coin in the comparison. */
export interface CoinMetrics {
  symbol: ComparableCoin
  name: string
  price: UsdAmount
  /** Change over 24 hours in percent. */
  change24h: DecimalString
  marketCap: UsdAmount
  volume24h: UsdAmount
  /** Coins in circulation, whole. */
  supply: DecimalString
  /** The coin's rank on the site by market capitalization. */
  rank: number
  allTimeHigh: UsdAmount
  allTimeLow: UsdAmount
}

/** A coin that can be compared. */
export type ComparableCoin = keyof typeof ALL_TIME_RANGES

/** All coins that can be compared, in the order in which they are offered. */
export const COMPARABLE_COINS = Object.freeze(Object.keys(ALL_TIME_RANGES) as ComparableCoin[])

const BY_MARKET_CAP = [...COIN_SYMBOLS].sort((a, b) =>
  compare(marketSample(b).marketCap, marketSample(a).marketCap),
)

/** A coin's metrics as of the sample instant. */
export function coinMetrics(symbol: ComparableCoin): CoinMetrics {
  const { price, change, marketCap, volume24h } = marketSample(symbol)
  const { high, low } = ALL_TIME_RANGES[symbol]
  return {
    symbol,
    name: COIN_NAMES[symbol],
    price,
    change24h: change,
    marketCap,
    volume24h,
    supply: divide<DecimalString>(marketCap, price, 0, 'nearest'),
    rank: BY_MARKET_CAP.indexOf(symbol) + 1,
    allTimeHigh: high,
    allTimeLow: low,
  }
}
