import { type DecimalString, multiply, percentOf, subtract, type UsdAmount } from '@crossbook/money'
import type { Opportunity } from './opportunities'

/** The gain of an opportunity before fees. */
export interface Gain {
  /** Difference of the two prices, for one coin. */
  spread: UsdAmount
  /** The spread in percent of the purchase price, with 2 decimals. */
  spreadPercent: DecimalString
  /** The spread for all tradable coins. */
  profit: UsdAmount
}

/** Returns the selling price minus the buying price, for one coin, in percent, and for the whole volume. */
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
