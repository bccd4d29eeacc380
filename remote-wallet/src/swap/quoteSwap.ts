import {
  COIN_DECIMALS,
  convert,
  decimal,
  smallResult,
  type DecimalString,
  type SmallResult,
} from '@crossbook/money'
import { holdingOf, type AccountCoin } from '../holdings/holdings'

/** What a swap gives, and at which rate. Both in coins of the target with 8 decimals. */
export interface SwapQuote {
  result: DecimalString
  /** Target coins for one source coin. */
  rate: DecimalString
  /** What rounding hides of a small result. */
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
