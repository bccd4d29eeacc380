import { type DecimalString, multiply, percentOf, subtract, type UsdAmount } from '@crossbook/money'
import type { Opportunity } from './opportunities'

/** What an opportunity brings, before fees. */
export interface Gain {
  /** Difference of the two prices, for one coin. */
  spread: UsdAmount
  /** The spread in percent of the price that is paid, with 2 decimals. */
  spreadPercent: DecimalString
  /** The spread for all coins that can be traded. */
  profit: UsdAmount
}

/** Selling price less buying price, for one coin, in percent, and for the whole volume. */
export function gainOf({
  buyPrice,
  sellPrice,
  volume,
}: Pick<Opportunity, 'buyPrice' | 'sellPrice' | 'volume'>): Gain {
  const spread = subtract(sellPrice, buyPrice)
  return {
    spread,
    spreadPercent: percentOf(spread, buyPrice, 2, 'nearest'),
    profit: multiply(spread, volume),
  }
}
