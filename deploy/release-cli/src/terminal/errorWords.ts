import { startWords } from '../publishing/startProblem'

/** Errors whose message is a sentence for people, by name. */
const TOLD = ['StoreProblem', 'UnreadableBuild', 'UnreadableRelease']

/** The sentence of an error that can happen to a healthy program; undefined for a bug, which deserves its stack. */
export function errorWords(error: unknown) {
  if (error instanceof Error && TOLD.includes(error.name)) return error.message
  return startWords(error, 'this command')
}
