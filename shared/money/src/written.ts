import type Big from 'big.js'
import { withoutNegativeZero, type DecimalString } from './decimal'

/** Writes a rounded value with exactly `decimals` decimals, without a minus before zero. */
export function fixed(rounded: Big, decimals: number): DecimalString {
  return withoutNegativeZero(rounded.toFixed(decimals))
}

/** Writes all digits that a value has, without a minus before zero. */
export function exact(value: Big): DecimalString {
  return withoutNegativeZero(value.toFixed())
}
