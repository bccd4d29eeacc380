import Big from 'big.js'

/** An exact decimal in plain notation, such as `-0.00010`: never an exponent, a plus sign or a grouping comma. */
export type DecimalString = string & { readonly DecimalString: unique symbol }

/** An exact amount of US dollars; a price is the dollars for one coin. */
export type UsdAmount = DecimalString & { readonly UsdAmount: unique symbol }

/** What may be shown: an exact decimal, or a number that counts or measures and is not money. */
export type Figure = DecimalString | number

/** How a result that has too many decimals is cut: to the nearest with halves away from zero, or towards zero. */
export type Rounding = 'halfUp' | 'down'

const PLAIN_DECIMAL = /^-?\d+(?:\.\d+)?$/
const NEGATIVE_ZERO = /^-(?=[0.]+$)/

/** Brands a decimal written in the source; throws on anything else, as typed text belongs to `parseAmount`. */
export function decimal(text: `${number}`): DecimalString {
  if (!PLAIN_DECIMAL.test(text)) throw new TypeError(`"${text}" is not a plain decimal`)
  return text as string as DecimalString
}

/** Brands a decimal as US dollars: a figure written in the source, or one whose unit the caller knows. */
export function usd(amount: `${number}` | DecimalString): UsdAmount {
  return decimal(amount as `${number}`) as UsdAmount
}

/** The nearest decimal to a binary number, with exactly `decimals` decimals; throws on NaN and infinities. */
export function decimalFromNumber(value: number, decimals: number): DecimalString {
  return fixed(Big(value), decimals)
}

/** The nearest binary number, for charts and geometry; never for arithmetic on money. */
export function toNumber(value: DecimalString): number {
  return Number(value)
}

/** Writes a value with exactly `decimals` decimals, without a minus before zero. */
export function fixed(value: Big, decimals: number, rounding: Rounding = 'halfUp'): DecimalString {
  return plain(value.toFixed(decimals, rounding === 'down' ? Big.roundDown : Big.roundHalfUp))
}

/** Writes all digits that a value has, without a minus before zero. */
export function exact(value: Big): DecimalString {
  return plain(value.toFixed())
}

function plain(text: string): DecimalString {
  return text.replace(NEGATIVE_ZERO, '') as DecimalString
}
