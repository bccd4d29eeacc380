import { COIN_NAMES, COIN_SYMBOLS, type CoinSymbol, marketSample } from '@crossbook/market'
import { compare, type DecimalString, divide, usd, type UsdAmount } from '@crossbook/money'

/** What two coins are compared by. */
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
  /** Place among the site's coins by market capitalization. */
  rank: number
  allTimeHigh: UsdAmount
  allTimeLow: UsdAmount
}

/** Coins that can be compared, with the highest and lowest prices that they ever had. */
const EXTREMES = Object.freeze({
  BTC: extremes('69044.77', '67.81'),
  ETH: extremes('4878.26', '0.432979'),
  BNB: extremes('686.31', '0.0398177'),
  SOL: extremes('259.96', '0.500801'),
  XRP: extremes('3.40', '0.00268621'),
  ADA: extremes('3.09', '0.01925275'),
  DOT: extremes('54.98', '2.70'),
  LINK: extremes('52.70', '0.148183'),
} as const satisfies Partial<Record<CoinSymbol, unknown>>)

/** A coin that can be compared. */
export type ComparableCoin = keyof typeof EXTREMES

/** All coins that can be compared, in the order in which they are offered. */
export const COMPARABLE_COINS = Object.freeze(Object.keys(EXTREMES) as ComparableCoin[])

const BY_MARKET_CAP = [...COIN_SYMBOLS].sort((a, b) =>
  compare(marketSample(b).marketCap, marketSample(a).marketCap),
)

/** A coin's metrics as of the sample instant. */
export function coinMetrics(symbol: ComparableCoin): CoinMetrics {
  const { price, change, marketCap, volume24h } = marketSample(symbol)
  return {
    symbol,
    name: COIN_NAMES[symbol],
    price,
    change24h: change,
    marketCap,
    volume24h,
    supply: divide<DecimalString>(marketCap, price, 0),
    rank: BY_MARKET_CAP.indexOf(symbol) + 1,
    ...EXTREMES[symbol],
  }
}

function extremes(high: `${number}`, low: `${number}`) {
  return Object.freeze({ allTimeHigh: usd(high), allTimeLow: usd(low) })
}
