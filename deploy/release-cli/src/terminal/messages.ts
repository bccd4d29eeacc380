import {
  type PageCheck,
  RULE_MESSAGES,
  type RuleProblem,
  formatList,
  type WalkFinding,
} from '@crossbook/releases'
import { failure, visibleDocument } from '@crossbook/contract'
import { findingMessage } from './findingMessage'
import { DESCRIBE_MESSAGES, type DescribeProblem } from '../describing/describeProblems'
import { PUBLISHING_MESSAGES, type PublishingProblem } from '../publishing/publishingProblems'

/** Problems that only commands can find. */
type CommandProblem =
  | { kind: 'appUnknown'; app: string; known: readonly string[] }
  | { kind: 'authorUnknown' }
  | { kind: 'authorWrong'; detail: string }
  | { kind: 'notWanted' }
  | { kind: 'takesBackOthers'; channel: string; detail: string }
  | { kind: 'settingsWrong'; detail: string }
  | { kind: 'verifiedBad'; detail: string }
  | { kind: 'siteBehind'; channel: string; detail: string }
  | {
      kind: 'walkFound'
      look: PageCheck
      message: string
      pages: readonly Omit<WalkFinding, 'look' | 'message'>[]
    }
  | { kind: 'journeysFailed'; command: string; exitCode: number | null }
  /** A problem that already is a sentence with the cause and the remedy. */
  | { kind: 'explained'; detail: string }

/** The failure of a command whose problem already is a sentence. */
export function explained(detail: string) {
  return failure([{ kind: 'explained', detail } as const])
}

/** Every problem that can stop a command. */
export type Problem = CommandProblem | DescribeProblem | PublishingProblem | RuleProblem

type Kind = Problem['kind']
type Messages = { [K in Kind]: (problem: Extract<Problem, { kind: K }>) => string }

const MESSAGES: Messages = {
  ...RULE_MESSAGES,
  ...DESCRIBE_MESSAGES,
  ...PUBLISHING_MESSAGES,
  appUnknown: ({ app, known }) =>
    `The store has no build of ${app}; it has ${known.length === 0 ? 'no build at all' : `builds of ${formatList(known)}`}.`,
  authorUnknown: () => 'The history needs your name: set --author, or user.name in git.',
  authorWrong: ({ detail }) =>
    `The name of the author ${detail}: write another one after --author, or correct user.name in git.`,
  notWanted: () => 'Nothing was changed.',
  takesBackOthers: ({ channel, detail }) =>
    `This would roll back all of these on channel ${channel}:\n${detail}\nNothing was changed. Roll back only your own, such as rollback ${channel} wallet, or all of them with --all.`,
  verifiedBad: ({ detail }) =>
    `${detail} Nothing was changed. Fix it and verify again, or promote it anyway with --despite-findings.`,
  settingsWrong: ({ detail }) => `${detail}; nothing was changed.`,
  siteBehind: ({ channel, detail }) =>
    `Channel ${channel} has moved, and the files of its static site could not be updated: ${detail} The next command on this channel tries again.`,
  walkFound: findingMessage,
  journeysFailed: ({ command, exitCode }) =>
    `The command “${command}” ended with ${exitCode === null ? 'a signal' : exitCode}.`,
  explained: ({ detail }) => detail,
}

/** Problems with a value that contains our own line breaks. */
const OF_LINES: readonly Kind[] = ['explained', 'takesBackOthers', 'buildFailed']

/** Describes a problem: what happened and what to do. Foreign values in it are on one line. */
export function problemMessage<K extends Kind>(problem: Extract<Problem, { kind: K }>) {
  const message = MESSAGES[problem.kind as K]
  return message(OF_LINES.includes(problem.kind) ? problem : visibleDocument(problem))
}
