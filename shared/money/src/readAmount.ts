import type { DecimalString } from './decimal'
import { parseAmount, type AmountProblem } from './parseAmount'

/** What a typed text says: an amount, what is wrong with it and what it may mean, or neither while nothing is typed. */
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

/** Reads an amount field; an empty one is no mistake. Units as in `parseAmount`. */
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
