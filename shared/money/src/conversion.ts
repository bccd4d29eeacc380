import Big from 'big.js'
import { COIN_DECIMALS } from './arithmetic'
import type { DecimalString } from './decimal'
import { roundQuotient, type Rounding } from './rounding'
import { fixed } from './written'

/** The effect of rounding to the last decimal on a small result. */
export type SmallResult =
  /** The exact result is less than half a unit: it is shown as zero. */
  | 'roundedToZero'
  /** The exact result is less than one unit: it is shown as one. */
  | 'roundedUp'
  /** Nothing is converted. */
  | 'zero'

/**
 * Converts coins at their dollar rates: `amount × fromRate ÷ toRate`, with exactly `decimals` decimals.
 *
 * @example
 * convert(decimal('1'), decimal('2420.5'), decimal('43250'), 8, 'nearest') // '0.05596532'
 */
export function convert(
  amount: DecimalString,
  fromRate: DecimalString,
  toRate: DecimalString,
  decimals: number,
  rounding: Rounding,
): DecimalString {
  return fixed(roundQuotient(Big(amount).times(fromRate), Big(toRate), decimals, rounding), decimals)
}

/**
 * Returns how rounding to the nearest 8th decimal distorts a very small result; undefined for an ordinary result.
 *
 * @example
 * smallResult(decimal('0.0000001'), decimal('2420.5'), decimal('43250')) // 'roundedUp'
 */
export function smallResult(
  amount: DecimalString,
  fromRate: DecimalString,
  toRate: DecimalString,
): SmallResult | undefined {
  const isNothing = (rounding: Rounding) =>
    Big(convert(amount, fromRate, toRate, COIN_DECIMALS, rounding)).eq(0)
  if (Big(amount).eq(0)) return 'zero'
  if (!isNothing('down')) return undefined
  return isNothing('nearest') ? 'roundedToZero' : 'roundedUp'
}
