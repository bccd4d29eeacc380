import type { DecimalString } from './decimal'
import { parseAmount, type AmountProblem } from './parseAmount'

/** The result of reading a text: an amount, an error with possible readings, or neither for an empty text. */
export interface ReadAmount {
  amount: DecimalString | undefined
  /** For the field that it was typed in. */
  error: string | undefined
  /** Amounts for the field to offer. */
  readings: readonly DecimalString[]
}

const MESSAGES: Readonly<Record<Exclude<AmountProblem['kind'], 'word'>, string>> = Object.freeze({
  empty: 'Enter an amount.',
  tooLong: 'Enter at most 40 characters.',
  comma: 'Use a point for decimals and no commas, for example 1250.50.',
  sign: 'Enter the amount without a plus or minus sign.',
  exponent: 'Write the amount in full, without an exponent.',
  notDecimal: 'Use digits and one decimal point only, for example 0.25.',
  space: 'Remove the spaces between the digits.',
  digits: 'Use digits of one script only, for example 0.25.',
  decimals: 'Use at most 8 decimals.',
})

/** More of a pasted word than a message needs. */
const MAX_WORD_LENGTH = 12

/**
 * Reads an amount field for display: the amount, or a message for the user and the possible readings. An empty field is not an error.
 *
 * @param units that may follow the amount, as in `parseAmount`
 * @example
 * readAmount('0,25') // { amount: '0.25', error: undefined, readings: [] }
 * readAmount('').error // undefined
 */
export function readAmount(text: string, units: readonly string[] = []): ReadAmount {
  const parsed = parseAmount(text, units)
  if (parsed.ok) return { amount: parsed.value, error: undefined, readings: [] }
  const { problem } = parsed
  if (problem.kind === 'empty') return { amount: undefined, error: undefined, readings: [] }
  return { amount: undefined, error: messageFor(problem, units), readings: problem.readings }
}

function messageFor({ kind, found = '' }: AmountProblem, units: readonly string[]) {
  if (kind !== 'word') return MESSAGES[kind]
  const [unit, ...others] = units
  const wanted = unit !== undefined && others.length === 0 ? `an amount in ${unit}` : 'the amount in digits'
  return `Enter ${wanted}, without “${[...found].slice(0, MAX_WORD_LENGTH).join('')}”.`
}
