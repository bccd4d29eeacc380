import { visibleText } from '@crossbook/contract'
import { startMessage } from '../publishing/startProblem'

/** The sentence of an error that can happen to a healthy program; undefined for a bug, which deserves its stack. */
export function errorMessage(error: unknown) {
  const message = startMessage(error, 'this command')
  // A server's answer or a document may be part of it.
  return message === undefined ? undefined : visibleText(message)
}
