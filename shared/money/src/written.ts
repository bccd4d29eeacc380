import Big from 'big.js'
import { withoutNegativeZero, type DecimalString, type Rounding } from './decimal'

/** Writes a value with exactly `decimals` decimals, without a minus before zero. */
export function fixed(value: Big, decimals: number, rounding: Rounding = 'halfUp'): DecimalString {
  return withoutNegativeZero(value.toFixed(decimals, rounding === 'down' ? Big.roundDown : Big.roundHalfUp))
}

/** Writes all digits that a value has, without a minus before zero. */
export function exact(value: Big): DecimalString {
  return withoutNegativeZero(value.toFixed())
}
