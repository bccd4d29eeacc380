import {
  compare,
  decimal,
  decimalFromNumber,
  type DecimalString,
  divide,
  signOf,
  sum,
} from '@crossbook/money'
import type { HeatmapCoin } from './heatmapCoins'

/** Coins in each list of winners and losers. */
const TOP_LIST_LENGTH = 5

/** The summary of all coins. */
export interface MarketSummary {
  coins: number
  gainers: number
  losers: number
  /** Mean of the changes in percent, with 2 decimals. */
  averageChange: DecimalString
  /** In millions of dollars. */
  totalMarketCap: DecimalString
}

/** Summarizes the coins, of which there is at least one: counts, mean and total. */
export function marketSummary(coins: readonly HeatmapCoin[]): MarketSummary {
  return {
    coins: coins.length,
    gainers: coins.filter(({ change }) => signOf(change) > 0).length,
    losers: coins.filter(({ change }) => signOf(change) < 0).length,
    averageChange: divide(
      sum(coins.map(({ change }) => change)),
      decimalFromNumber(coins.length, 0),
      2,
      'nearest',
    ),
    totalMarketCap: sum(coins.map(({ marketCap }) => marketCap)),
  }
}

/** Returns the coins with the largest gains, best first, without losers. */
export function topGainers(coins: readonly HeatmapCoin[]): HeatmapCoin[] {
  return coins
    .filter(({ change }) => compare(change, decimal('0')) > 0)
    .sort((a, b) => compare(b.change, a.change))
    .slice(0, TOP_LIST_LENGTH)
}

/** Returns the coins with the largest losses, worst first, without winners. */
export function topLosers(coins: readonly HeatmapCoin[]): HeatmapCoin[] {
  return coins
    .filter(({ change }) => compare(change, decimal('0')) < 0)
    .sort((a, b) => compare(a.change, b.change))
    .slice(0, TOP_LIST_LENGTH)
}
