import { failure, visibleDocument, visibleText } from '@crossbook/contract'
import { formatList, RULE_MESSAGES, type RuleProblem } from '@crossbook/releases'
import type { Store } from '@crossbook/store'
import semver from 'semver'
import { DESCRIBE_MESSAGES, type DescribeProblem } from '../describing/describeProblems'
import { PUBLISHING_MESSAGES, type PublishingProblem } from '../publishing/publishingProblems'
import { startMessage } from '../problems/startProblem'
import { findingMessage } from './findingMessage'
import type { MessagesOf, ProblemsOf } from '../problems/problemsOf'

/** The messages for problems that only commands can find. */
const COMMAND_MESSAGES = {
  appUnknown: ({ app, known }: { app: string; known: readonly string[] }) =>
    `The store has no build of ${app}; it has ${known.length === 0 ? 'no build at all' : `builds of ${formatList(known)}`}.`,
  authorUnknown: () => 'The history needs your name: set --author, or user.name in git.',
  authorWrong: ({ detail }: { detail: string }) =>
    `The name of the author ${detail}: write another one after --author, or correct user.name in git.`,
  notWanted: () => 'Nothing was changed.',
  takesBackOthers: ({ channel, detail }: { channel: string; detail: string }) =>
    `This would roll back all of these on channel ${channel}:\n${detail}\nNothing was changed. Roll back only your own, such as rollback ${channel} wallet, or all of them with --all.`,
  verifiedBad: ({ detail }: { detail: string }) =>
    `${detail} Nothing was changed. Fix it and verify again, or promote it anyway with --despite-findings.`,
  settingsWrong: ({ detail }: { detail: string }) => `${detail}; nothing was changed.`,
  siteBehind: ({ channel, detail }: { channel: string; detail: string }) =>
    `Channel ${channel} has moved, and the files of its static site could not be updated: ${detail} The next command on this channel tries again.`,
  walkFound: findingMessage,
  journeysFailed: ({ command, exitCode }: { command: string; exitCode: number | null }) =>
    `The command “${command}” ended with ${exitCode === null ? 'a signal' : exitCode}.`,
  /** A problem that already is a sentence with the cause and the remedy. */
  explained: ({ detail }: { detail: string }) => detail,
}

export type Problem = DescribeProblem | ProblemsOf<typeof COMMAND_MESSAGES> | PublishingProblem | RuleProblem

const MESSAGES: MessagesOf<Problem> = {
  ...RULE_MESSAGES,
  ...DESCRIBE_MESSAGES,
  ...PUBLISHING_MESSAGES,
  ...COMMAND_MESSAGES,
}

export function explained(detail: string) {
  return failure([{ kind: 'explained', detail } as const])
}

/** Problems with a value that contains our own line breaks. */
const OF_LINES: readonly Problem['kind'][] = ['explained', 'takesBackOthers', 'buildFailed']

/** Describes a problem: what happened and what to do. Foreign values in it are on one line. */
export function problemMessage<K extends Problem['kind']>(problem: Extract<Problem, { kind: K }>) {
  const message = MESSAGES[problem.kind as K]
  return message(OF_LINES.includes(problem.kind) ? problem : visibleDocument(problem))
}

/** Returns the sentence of an error that can happen to a healthy program. Throws a bug again, which deserves its stack. */
export function errorMessage(error: unknown) {
  const message = startMessage(error, 'this command')
  if (message === undefined) throw error
  // A server's answer or a document may be part of it.
  return visibleText(message)
}

/** Adds the existing names to a problem with an unknown name, so that the user can spot a typo. */
export async function withKnownNames(store: Store, problem: Problem): Promise<Problem> {
  if (problem.kind === 'channelEmpty' || problem.kind === 'hostMissing')
    return { ...problem, known: (await store.listChannels()).toSorted() }
  if (problem.kind !== 'notPublished') return problem
  const builds = await store.listBuilds()
  const known = builds
    .flatMap(({ app, version }) => (app === problem.app ? [version] : []))
    .sort((a, b) => semver.compareBuild(b, a))
  return { ...problem, known, apps: [...new Set(builds.map(({ app }) => app))].sort() }
}
