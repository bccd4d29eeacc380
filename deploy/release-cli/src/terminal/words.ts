import { type Look, RULE_WORDS, type RuleProblem, someOf, type WalkFinding } from '@crossbook/releases'
import { visibleDocument } from '@crossbook/contract'
import { walkFoundWords } from './walkFoundWords'
import { PUBLISHING_WORDS, type PublishingProblem } from '../publishing/publishingProblems'

/** What only a command can find wrong. */
type CommandProblem =
  | { kind: 'appUnknown'; app: string; known: readonly string[] }
  | { kind: 'authorUnknown' }
  | { kind: 'authorWrong'; detail: string }
  | { kind: 'notWanted' }
  | { kind: 'takesBackOthers'; channel: string; detail: string }
  | { kind: 'settingsWrong'; detail: string }
  | { kind: 'verifiedBad'; detail: string }
  | { kind: 'siteBehind'; channel: string; detail: string }
  | { kind: 'walkFound'; look: Look; words: string; pages: readonly Omit<WalkFinding, 'look' | 'words'>[] }
  | { kind: 'journeysFailed'; command: string; exitCode: number | null }
  /** Whatever already says in a sentence what is wrong and what to do. */
  | { kind: 'told'; detail: string }

/** Everything that a command can be refused for. */
export type Problem = CommandProblem | PublishingProblem | RuleProblem

type Kind = Problem['kind']
type Words = { [K in Kind]: (problem: Extract<Problem, { kind: K }>) => string }

const WORDS: Words = {
  ...RULE_WORDS,
  ...PUBLISHING_WORDS,
  appUnknown: ({ app, known }) =>
    `The store has no build of ${app}; it has ${known.length === 0 ? 'no build at all' : `builds of ${someOf(known)}`}.`,
  authorUnknown: () =>
    'Nobody knows who you are here, and the history should: say it with --author, or set user.name in git.',
  authorWrong: ({ detail }) =>
    `The name of who does this ${detail}: write another one after --author, or correct user.name in git.`,
  notWanted: () => 'Nothing was changed.',
  takesBackOthers: ({ channel, detail }) =>
    `This takes back all of these on channel ${channel}:\n${detail}\nNothing was changed. Take back your own alone, such as rollback ${channel} wallet, or all of them with --all.`,
  verifiedBad: ({ detail }) =>
    `${detail} Nothing was changed. Fix it and verify again, or promote it all the same with --despite-findings.`,
  settingsWrong: ({ detail }) => `${detail}; nothing was changed.`,
  siteBehind: ({ channel, detail }) =>
    `Channel ${channel} has moved, and the files of its static site could not be brought up to date: ${detail} The next command on this channel tries again.`,
  walkFound: walkFoundWords,
  journeysFailed: ({ command, exitCode }) =>
    `The command “${command}” ended with ${exitCode === null ? 'a signal' : exitCode}.`,
  told: ({ detail }) => detail,
}

/** Problems with lines of ours in one of their values. */
const OF_LINES: readonly Kind[] = ['told', 'takesBackOthers', 'buildFailed']

/** Describes a problem: what happened and what to do. Foreign values in it are on one line. */
export function wordsOf<K extends Kind>(problem: Extract<Problem, { kind: K }>) {
  const words = WORDS[problem.kind as K]
  return words(OF_LINES.includes(problem.kind) ? problem : visibleDocument(problem))
}
