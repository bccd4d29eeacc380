import { UnreadableBuild, UnreadableRelease } from '@crossbook/releases'
import { StoreProblem } from '@crossbook/store'
import { TrustProblem } from '@crossbook/trust'
import { startWords } from '../publishing/startProblem'

/** Errors whose message is a sentence for people. */
const TOLD = [StoreProblem, TrustProblem, UnreadableBuild, UnreadableRelease]

/** The sentence of an error that can happen to a healthy program; undefined for a bug, which deserves its stack. */
export function errorWords(error: unknown) {
  for (const Told of TOLD) if (error instanceof Told) return error.message
  return startWords(error, 'this command')
}
