import type { Result } from '@crossbook/contract'
import type { DecimalString } from './decimal'

/** Why a typed text is not an amount. */
export interface AmountProblem {
  kind: 'empty' | 'tooLong' | 'comma' | 'sign' | 'exponent' | 'notDecimal'
}

/** More characters than any amount needs; keeps pasted books out of the arithmetic. */
const MAX_AMOUNT_LENGTH = 40

/** What to tell the person who typed it, shown at the field. */
export const AMOUNT_PROBLEM_WORDS: Readonly<Record<AmountProblem['kind'], string>> = Object.freeze({
  empty: 'Enter an amount.',
  tooLong: 'Enter at most 40 characters.',
  comma: 'Use a point for decimals and no commas, for example 1250.50.',
  sign: 'Enter the amount without a plus or minus sign.',
  exponent: 'Write the amount in full, without an exponent.',
  notDecimal: 'Use digits and one decimal point only, for example 0.25.',
})

/** Reads a typed amount, keeping its trailing zeros; `.5` means 0.5, and nothing is guessed from commas or letters. */
export function parseAmount(text: string): Result<DecimalString, AmountProblem> {
  const typed = text.trim()
  const kind = problemOf(typed)
  return kind ? { ok: false, problem: { kind } } : { ok: true, value: normalized(typed) }
}

function problemOf(typed: string): AmountProblem['kind'] | undefined {
  if (typed === '') return 'empty'
  if (typed.length > MAX_AMOUNT_LENGTH) return 'tooLong'
  if (typed.includes(',')) return 'comma'
  if (/^[+\-\u2212]/.test(typed)) return 'sign'
  if (/^[\d.]+e[+\-\u2212]?\d+$/i.test(typed)) return 'exponent'
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(typed)) return 'notDecimal'
  return undefined
}

function normalized(typed: string): DecimalString {
  const [whole = '', fraction = ''] = typed.split('.')
  const digits = whole.replace(/^0+(?=\d)/, '') || '0'
  return (fraction ? `${digits}.${fraction}` : digits) as DecimalString
}
