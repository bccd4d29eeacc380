import Big from 'big.js'
import type { DecimalString } from './decimal'
import { round, roundQuotient, type Rounding } from './rounding'
import { exact, fixed } from './written'

/** Decimals of a coin amount: no amount field accepts more, and results are rounded to as many. */
export const COIN_DECIMALS = 8

/** The exact sum of two amounts of one unit. */
export function add<T extends DecimalString>(a: T, b: NoInfer<T>): T {
  return exact(Big(a).plus(b)) as T
}

/** The exact difference `a − b` of two amounts of one unit. */
export function subtract<T extends DecimalString>(a: T, b: NoInfer<T>): T {
  return exact(Big(a).minus(b)) as T
}

/**
 * Returns the exact product in the unit of the first factor: a price times a coin amount is dollars.
 *
 * @example
 * multiply(usd('43250'), decimal('0.5')) // '21625' as UsdAmount
 */
export function multiply<T extends DecimalString>(amount: T, factor: DecimalString): T {
  return exact(Big(amount).times(factor)) as T
}

/**
 * Divides with exactly `decimals` decimals, in the dividend's unit.
 *
 * @throws when the divisor is zero
 * @example
 * divide(usd('100'), decimal('3'), 2, 'nearest') // '33.33' as UsdAmount
 */
export function divide<T extends DecimalString>(
  amount: T,
  divisor: DecimalString,
  decimals: number,
  rounding: Rounding,
): T {
  return fixed(roundQuotient(Big(amount), Big(divisor), decimals, rounding), decimals) as T
}

/**
 * Rounds to exactly `decimals` decimals.
 *
 * @example
 * roundTo(decimal('0.126'), 2, 'down') // '0.12'
 */
export function roundTo<T extends DecimalString>(amount: T, decimals: number, rounding: Rounding): T {
  return fixed(round(Big(amount), decimals, rounding), decimals) as T
}

/** The exact sum of a list of amounts of one unit; zero for an empty list. */
export function sum<T extends DecimalString>(amounts: readonly T[]): T {
  return exact(amounts.reduce((total, amount) => total.plus(amount), Big(0))) as T
}

/** Orders amounts of one unit by value, as a sort comparator does. */
export function compare<T extends DecimalString>(a: T, b: NoInfer<T>): -1 | 0 | 1 {
  return Big(a).cmp(b)
}

/** Whether an amount is below, at or above zero. */
export function signOf(amount: DecimalString): -1 | 0 | 1 {
  return Big(amount).cmp(0)
}

/** The larger of two amounts of one unit, `a` when they are equal. */
export function larger<T extends DecimalString>(a: T, b: NoInfer<T>): T {
  return Big(a).lt(b) ? b : a
}

/**
 * Returns the share of `part` in `whole` in percent with exactly `decimals` decimals; `0` when `whole` is zero.
 *
 * @example
 * percentOf(usd('25'), usd('200'), 1, 'nearest') // '12.5'
 */
export function percentOf<T extends DecimalString>(
  part: T,
  whole: NoInfer<T>,
  decimals: number,
  rounding: Rounding,
): DecimalString {
  if (Big(whole).eq(0)) return fixed(Big(0), decimals)
  return fixed(roundQuotient(Big(part).times(100), Big(whole), decimals, rounding), decimals)
}
