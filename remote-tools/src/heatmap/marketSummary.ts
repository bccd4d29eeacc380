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

/** What the coins do together. */
export interface MarketSummary {
  coins: number
  gainers: number
  losers: number
  /** Mean of the changes in percent, with 2 decimals. */
  averageChange: DecimalString
  /** In millions of dollars. */
  totalMarketCap: DecimalString
}

/** Counts, mean and total of the coins, of which there is at least one. */
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

/** The coins that gained most, best first; only such as gained. */
export function topGainers(coins: readonly HeatmapCoin[]): HeatmapCoin[] {
  return coins
    .filter(({ change }) => compare(change, decimal('0')) > 0)
    .sort((a, b) => compare(b.change, a.change))
    .slice(0, TOP_LIST_LENGTH)
}

/** The coins that lost most, worst first; only such as lost. */
export function topLosers(coins: readonly HeatmapCoin[]): HeatmapCoin[] {
  return coins
    .filter(({ change }) => compare(change, decimal('0')) < 0)
    .sort((a, b) => compare(a.change, b.change))
    .slice(0, TOP_LIST_LENGTH)
}
