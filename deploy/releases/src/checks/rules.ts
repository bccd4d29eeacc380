import { BISECT_MESSAGES, type BisectProblem } from './bisectProblems'
import { CHANNEL_MESSAGES, type ChannelProblem } from './channelProblems'
import { DOCTOR_MESSAGES, type DoctorProblem } from './doctorProblems'
import { MIX_MESSAGES, type MixProblem } from './mixProblems'
import { BUILD_MESSAGES } from './problemMessages'
import { PRUNE_MESSAGES, type PruneProblem } from './pruneProblems'
import type { PublishProblem } from './publishProblems'
import type { ReleaseProblem } from './releaseProblems'

/** Every problem that a rule of releases reports. */
export type RuleProblem =
  BisectProblem | ChannelProblem | DoctorProblem | MixProblem | PruneProblem | PublishProblem | ReleaseProblem

type Kind = RuleProblem['kind']

/** The message of each rule. `../rules.test.ts` has the same table with the test of each rule. */
export const RULE_MESSAGES: { [K in Kind]: (problem: Extract<RuleProblem, { kind: K }>) => string } = {
  ...BISECT_MESSAGES,
  ...BUILD_MESSAGES,
  ...CHANNEL_MESSAGES,
  ...DOCTOR_MESSAGES,
  ...MIX_MESSAGES,
  ...PRUNE_MESSAGES,
}
