import type { DecimalString } from './decimal'
import { AMOUNT_PROBLEM_WORDS, parseAmount } from './parseAmount'

/** What a typed text says: an amount, what is wrong with it, or neither while nothing is typed. */
export interface ReadAmount {
  amount: DecimalString | undefined
  /** For the field that it was typed in. */
  error: string | undefined
}

/** Reads an amount field; an empty one is no mistake. */
export function readAmount(text: string): ReadAmount {
  const parsed = parseAmount(text)
  if (parsed.ok) return { amount: parsed.value, error: undefined }
  const empty = parsed.problem.kind === 'empty'
  return { amount: undefined, error: empty ? undefined : AMOUNT_PROBLEM_WORDS[parsed.problem.kind] }
}
