import {
  COIN_DECIMALS,
  compare,
  decimal,
  larger,
  roundTo,
  subtract,
  type DecimalString,
} from '@crossbook/money'

/** The result of a withdrawal. */
export interface WithdrawalQuote {
  /** Coins that arrive: the amount minus the fee with 8 decimals, never below zero. Together with the fee they are exactly the amount. */
  received: DecimalString
  /** The amount does not cover the fee. */
  belowFee: boolean
}

/** Subtracts the network fee from an amount of the same coin. */
export function quoteWithdrawal(amount: DecimalString, fee: DecimalString): WithdrawalQuote {
  const rest = larger(subtract(amount, fee), decimal('0'))
  return {
    // Amounts and fees have at most 8 decimals, so nothing is cut off.
    received: roundTo(rest, COIN_DECIMALS, 'down'),
    belowFee: compare(amount, fee) < 0,
  }
}
