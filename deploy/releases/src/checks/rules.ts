import { BISECT_WORDS, type BisectProblem } from './bisectProblems'
import { CHANNEL_WORDS, type ChannelProblem } from './channelProblems'
import { DOCTOR_WORDS, type DoctorProblem } from './doctorProblems'
import { MIX_WORDS, type MixProblem } from './mixProblems'
import { BUILD_WORDS } from './problemWords'
import { PRUNE_WORDS, type PruneProblem } from './pruneProblems'
import type { PublishProblem } from './publishProblems'
import type { ReleaseProblem } from './releaseProblems'

/** Every problem that a rule of releases reports. */
export type RuleProblem =
  BisectProblem | ChannelProblem | DoctorProblem | MixProblem | PruneProblem | PublishProblem | ReleaseProblem

type Kind = RuleProblem['kind']

/** The message of each rule. `../rules.test.ts` has the same table with the test of each rule. */
export const RULE_WORDS: { [K in Kind]: (problem: Extract<RuleProblem, { kind: K }>) => string } = {
  ...BISECT_WORDS,
  ...BUILD_WORDS,
  ...CHANNEL_WORDS,
  ...DOCTOR_WORDS,
  ...MIX_WORDS,
  ...PRUNE_WORDS,
}
