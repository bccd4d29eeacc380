import { visibleText } from '@crossbook/contract'
import { startWords } from '../publishing/startProblem'

/** The sentence of an error that can happen to a healthy program; undefined for a bug, which deserves its stack. */
export function errorWords(error: unknown) {
  const words = startWords(error, 'this command')
  // A server's answer or a document may be part of it.
  return words === undefined ? undefined : visibleText(words)
}
