import {
  COIN_DECIMALS,
  convert,
  decimal,
  smallResult,
  type DecimalString,
  type SmallResult,
} from '@crossbook/money'
import { holdingOf, type AccountCoin } from '../holdings/holdings'

/** The result of a swap and its rate, both in coins of the target with 8 decimals. */
export interface SwapQuote {
  result: DecimalString
  /** Target coins for one source coin. */
  rate: DecimalString
  /** The part of a small result that rounding hides. */
  small: SmallResult | undefined
}

/** Converts an amount at the sample rates: amount × from-rate ÷ to-rate. */
export function quoteSwap(amount: DecimalString, from: AccountCoin, to: AccountCoin): SwapQuote {
  const { rate: fromRate } = holdingOf(from)
  const { rate: toRate } = holdingOf(to)
  return {
    result: convert(amount, fromRate, toRate, COIN_DECIMALS, 'nearest'),
    rate: convert(decimal('1'), fromRate, toRate, COIN_DECIMALS, 'nearest'),
    small: smallResult(amount, fromRate, toRate),
  }
}
