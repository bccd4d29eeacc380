import { decimal, divide, multiply, subtract, type DecimalString, type UsdAmount } from '@crossbook/money'

const HUNDRED = decimal('100')

/** A purchase whose profit the calculator computes. */
export interface Position {
  amount: DecimalString
  /** Dollars paid for one coin. */
  paid: UsdAmount
}

/** Returns the gain of a purchase at a price: in dollars, and in percent of the purchase price. */
export function profitOf(
  { amount, paid }: Position,
  price: UsdAmount,
): { gain: UsdAmount; percent: DecimalString } {
  const move = subtract(price, paid)
  return {
    gain: multiply(move, amount),
    percent: divide<DecimalString>(multiply(move, HUNDRED), paid, 2, 'nearest'),
  }
}
