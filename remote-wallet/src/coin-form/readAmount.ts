import { AMOUNT_PROBLEM_WORDS, decimal, parseAmount, type DecimalString } from '@crossbook/money'

/** A typed amount as a form uses it. */
export interface AmountEntry {
  /** The amount, zero while nothing usable is typed: what a live summary reckons with. */
  value: DecimalString
  /** What to say at the field; an empty field has nothing wrong with it yet. */
  error: string | undefined
}

/** Reads a typed amount for a live summary. */
export function readAmount(typed: string): AmountEntry {
  const amount = parseAmount(typed)
  if (amount.ok) return { value: amount.value, error: undefined }
  const { kind } = amount.problem
  return { value: decimal('0'), error: kind === 'empty' ? undefined : AMOUNT_PROBLEM_WORDS[kind] }
}
