import { startWords } from '../publishing/startProblem'

/** The sentence of an error that can happen to a healthy program; undefined for a bug, which deserves its stack. */
export function errorWords(error: unknown) {
  return startWords(error, 'this command')
}
