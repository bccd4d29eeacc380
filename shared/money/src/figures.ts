import Big from 'big.js'
import { COIN_DECIMALS } from './arithmetic'
import type { DecimalString, Figure } from './decimal'
import { round } from './rounding'
import { exact } from './written'

/** The true minus, as wide as a plus and a digit in tabular figures. */
export const MINUS = '\u2212'

/** A figure rounded once: its sign after rounding, and its digits with grouping and without a sign. */
export interface RoundedFigure {
  sign: -1 | 0 | 1
  digits: string
}

/** Rounds to the nearest. Sign, colour and digits can then come from one figure. */
export function roundFigure(value: Figure, decimals: number): RoundedFigure {
  const rounded = round(Big(value), decimals, 'nearest')
  return { sign: rounded.cmp(0), digits: group(rounded.abs().toFixed(decimals)) }
}

/**
 * Formats a figure with grouping and fixed decimals.
 *
 * @example
 * formatDecimal(decimal('-0.25'), 2) // '−0.25'
 */
export function formatDecimal(value: Figure, decimals: number): string {
  return withMinus(roundFigure(value, decimals))
}

/** Formats a whole number with grouping: `145,230`. */
export function formatInteger(value: Figure): string {
  return formatDecimal(value, 0)
}

/**
 * Formats a percentage with fixed decimals, 2 by default. Only negative values have a sign; use `formatSignedPercent` for changes.
 *
 * @example
 * formatPercent(decimal('0.1')) // '0.10%'
 */
export function formatPercent(value: Figure, decimals = 2): string {
  return `${formatDecimal(value, decimals)}%`
}

/**
 * Formats a coin amount with 8 decimals.
 *
 * @example
 * formatCoin(decimal('0.0005')) // '0.00050000'
 */
export function formatCoin(amount: DecimalString): string {
  return formatDecimal(amount, COIN_DECIMALS)
}

/**
 * Formats a coin amount with at most 8 decimals and no trailing zeros.
 *
 * @example
 * formatCoinTrimmed(decimal('0.00050000')) // '0.0005'
 */
export function formatCoinTrimmed(amount: DecimalString): string {
  const rounded = round(Big(amount), COIN_DECIMALS, 'nearest')
  return withMinus({ sign: rounded.cmp(0), digits: group(exact(rounded.abs())) })
}

/**
 * Formats a coin result like `formatCoinTrimmed`. The result of an amount above zero is never shown as zero, but as `< 0.00000001`.
 *
 * @param result rounded to 8 decimals
 * @param amount the amount that the result was calculated from
 */
export function formatCoinResult(result: DecimalString, amount: DecimalString): string {
  return Big(result).eq(0) && Big(amount).gt(0) ? '< 0.00000001' : formatCoinTrimmed(result)
}

/**
 * Formats a large figure in thousands, millions, billions or trillions, with 1 decimal by default; whole below a thousand.
 *
 * @example
 * formatCompact(decimal('1234567')) // '1.2M'
 */
export function formatCompact(value: Figure, decimals = 1): string {
  return withMinus(compactFigure(value, decimals))
}

const COMPACT_UNITS = ['', 'K', 'M', 'B', 'T']

/** Rounds a figure in the smallest unit that leaves at most three digits before the point, except beyond trillions. */
export function compactFigure(value: Figure, decimals: number): RoundedFigure {
  let scaled = Big(value)
  let unit = 0
  const shown = () => round(scaled, unit === 0 ? 0 : decimals, 'nearest')
  while (unit < COMPACT_UNITS.length - 1 && shown().abs().gte(1000)) {
    scaled = scaled.times('0.001')
    unit += 1
  }
  const { sign, digits } = roundFigure(exact(scaled), unit === 0 ? 0 : decimals)
  return { sign, digits: `${digits}${COMPACT_UNITS[unit] ?? ''}` }
}

/** Returns the digits, with a minus if the rounded figure is negative. */
export function withMinus({ sign, digits }: RoundedFigure): string {
  return sign < 0 ? `${MINUS}${digits}` : digits
}

function group(digits: string): string {
  const [whole = '', fraction] = digits.split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
