import { COIN_DECIMALS, compare, decimal, multiply, roundTo, type DecimalString } from '@crossbook/money'

/** Shares of a balance that buttons fill in. The last one is the whole balance, to its last digit. */
export const BALANCE_SHARES = Object.freeze([
  { label: '25%', share: decimal('0.25') },
  { label: '50%', share: decimal('0.5') },
  { label: '75%', share: decimal('0.75') },
  { label: 'Max', share: undefined },
])

/** A part of a balance with 8 decimals, never more than the part. */
export function shareOf(balance: DecimalString, share: DecimalString): DecimalString {
  return roundTo(multiply(balance, share), COIN_DECIMALS, 'down')
}

/** Whether an amount is more than there is; it is said and blocks nothing. */
export function isMoreThan(amount: DecimalString, balance: DecimalString): boolean {
  return compare(amount, balance) > 0
}
