import type { ReactNode } from 'react'

/** A word of a language, such as "days"; units such as "10x" and "ms" are none. */
const WORD = /[a-z]{3}/

/** Returns the `translate` attribute of an element with this content: `no` for figures, amounts, symbols and pairs, such as "0.1 ETH". */
export function translateOf(content: ReactNode): 'no' | undefined {
  const isFigure = typeof content === 'number' || (typeof content === 'string' && !WORD.test(content))
  return isFigure ? 'no' : undefined
}
