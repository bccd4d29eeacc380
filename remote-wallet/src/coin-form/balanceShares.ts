import { COIN_DECIMALS, compare, decimal, multiply, roundTo, type DecimalString } from '@crossbook/money'

/** Shares of a balance that buttons fill in. The last one is the whole balance, to its last digit. */
export const BALANCE_SHARES = Object.freeze([
  { label: '25%', share: decimal('0.25') },
  { label: '50%', share: decimal('0.5') },
  { label: '75%', share: decimal('0.75') },
  { label: 'Max', share: undefined },
])

/** Returns a part of a balance, rounded down to 8 decimals. */
export function shareOf(balance: DecimalString, share: DecimalString): DecimalString {
  return roundTo(multiply(balance, share), COIN_DECIMALS, 'down')
}

/** Returns whether an amount exceeds the balance. The form shows a message and stays usable. */
export function isMoreThan(amount: DecimalString, balance: DecimalString): boolean {
  return compare(amount, balance) > 0
}
