import type { ReactNode } from 'react'

/** A word of a language, such as "days". Units such as "10x" and "ms" are not words. */
const WORD = /[a-z]{3}/

/**
 * Returns the `translate` attribute for an element's content: `no` for figures, amounts, symbols and pairs.
 *
 * @example
 * <td translate={translateOf('0.1 ETH')}>0.1 ETH</td>
 */
export function translateOf(content: ReactNode): 'no' | undefined {
  const isFigure = typeof content === 'number' || (typeof content === 'string' && !WORD.test(content))
  return isFigure ? 'no' : undefined
}
