/** An exact decimal in plain notation, such as `-0.00010`: never an exponent, a plus sign or a grouping comma. */
export type DecimalString = string & { readonly DecimalString: unique symbol }

/** An exact amount of US dollars; a price is the dollars for one coin. */
export type UsdAmount = DecimalString & { readonly UsdAmount: unique symbol }

/** A value to show: an exact decimal, or a number that counts or measures and is not money. */
export type Figure = DecimalString | number

const PLAIN_DECIMAL = /^-?\d+(?:\.\d+)?$/
const NEGATIVE_ZERO = /^-(?=[0.]+$)/

/**
 * Brands a decimal written in the source. Use `parseAmount` for typed text.
 *
 * @throws when the text is not a plain decimal
 * @example
 * const fee = decimal('0.001')
 */
export function decimal(text: `${number}`): DecimalString {
  if (!PLAIN_DECIMAL.test(text)) throw new TypeError(`"${text}" is not a plain decimal`)
  return text as string as DecimalString
}

/**
 * Brands a decimal as US dollars: a figure in the source, or one whose unit the caller knows.
 *
 * @example
 * formatUsd(usd('1234.5')) // '$1,234.50'
 */
export function usd(amount: `${number}` | DecimalString): UsdAmount {
  return decimal(amount as `${number}`) as UsdAmount
}

/**
 * Returns the nearest decimal to a binary number, with exactly `decimals` decimals.
 *
 * @throws for NaN and infinities
 * @example
 * decimalFromNumber(0.1 + 0.2, 2) // '0.30'
 */
export function decimalFromNumber(value: number, decimals: number): DecimalString {
  // The number's own writing, not its binary expansion: 1.005 is meant to become 1.01.
  const [mantissa, exponent = '0'] = String(Math.abs(value)).split('e')
  const shifted = Math.round(Number(`${mantissa}e${Number(exponent) + decimals}`))
  if (!Number.isFinite(shifted)) throw new RangeError(`Invalid number: ${value}`)
  const digits = String(BigInt(shifted)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const text = decimals > 0 ? `${whole}.${digits.slice(-decimals)}` : whole
  return withoutNegativeZero(value < 0 ? `-${text}` : text)
}

/** The nearest binary number, for charts and geometry; never for arithmetic on money. */
export function toNumber(value: DecimalString): number {
  return Number(value)
}

/** Zero has no sign. */
export function withoutNegativeZero(text: string): DecimalString {
  return text.replace(NEGATIVE_ZERO, '') as DecimalString
}
