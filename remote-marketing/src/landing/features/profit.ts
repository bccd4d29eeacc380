import { decimal, divide, multiply, subtract, type DecimalString, type UsdAmount } from '@crossbook/money'

const HUNDRED = decimal('100')

/** A purchase that the calculator works out. */
export interface Position {
  amount: DecimalString
  /** Dollars paid for one coin. */
  paid: UsdAmount
}

/** What a purchase has gained at a price: dollars, and percent of what was paid. */
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
