import { usd, type UsdAmount } from '@crossbook/money'
import type { CoinSymbol } from './coins'

/** The highest and the lowest price that a coin ever had, in dollars. */
export interface AllTimeRange {
  readonly high: UsdAmount
  readonly low: UsdAmount
}

/** The all-time ranges of coins in the comparison, in display order. The drawn history stays within them. */
export const ALL_TIME_RANGES = Object.freeze({
  BTC: range('69044.77', '67.81'),
  ETH: range('4878.26', '0.432979'),
  BNB: range('686.31', '0.0398177'),
  SOL: range('259.96', '0.500801'),
  XRP: range('3.40', '0.00268621'),
  ADA: range('3.09', '0.01925275'),
  DOT: range('54.98', '2.70'),
  LINK: range('52.70', '0.148183'),
} as const satisfies Partial<Record<CoinSymbol, unknown>>)

/** The range of a coin, where the samples state one. */
export function allTimeRange(symbol: CoinSymbol): AllTimeRange | undefined {
  const ranges: Partial<Record<CoinSymbol, AllTimeRange>> = ALL_TIME_RANGES
  return ranges[symbol]
}

function range(high: `${number}`, low: `${number}`): AllTimeRange {
  return Object.freeze({ high: usd(high), low: usd(low) })
}
