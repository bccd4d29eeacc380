import {
  COIN_DECIMALS,
  compare,
  decimal,
  larger,
  roundTo,
  signOf,
  subtract,
  type DecimalString,
} from '@crossbook/money'

/** What comes of a withdrawal. */
export interface WithdrawalQuote {
  /** Coins that arrive: the amount minus the fee with 8 decimals, never less than none. */
  received: DecimalString
  /** The amount is more than nothing and does not cover the fee. */
  belowFee: boolean
}

/** Takes the network fee off an amount of the same coin. */
export function quoteWithdrawal(amount: DecimalString, fee: DecimalString): WithdrawalQuote {
  const rest = larger(subtract(amount, fee), decimal('0'))
  return {
    received: roundTo(rest, COIN_DECIMALS, 'nearest'),
    belowFee: signOf(amount) > 0 && compare(amount, fee) < 0,
  }
}
