import type { Messages } from './messages'

/** Why a bisection finds nothing. */
export type BisectProblem =
  | { kind: 'notInOrder'; channel: string; good: string; bad: string }
  | { kind: 'sameBuilds'; good: string; bad: string }
  | { kind: 'endUnserved'; end: 'good' | 'bad'; release: string; reasons: readonly string[] }
  | { kind: 'endSkipped'; end: 'good' | 'bad'; release: string }
  | { kind: 'goodIsBad'; release: string; exitCode: number | null }
  | { kind: 'badIsGood'; release: string }
  | { kind: 'commandAbsent'; command: string }
  | { kind: 'interrupted' }

export const BISECT_MESSAGES: Messages<BisectProblem> = {
  notInOrder: ({ channel, good, bad }) =>
    `In the history of channel ${channel}, ${good} does not come before ${bad}; choose two of its releases in that order.`,
  sameBuilds: ({ good, bad }) =>
    `${good} and ${bad} consist of the same builds, so that no app version can have made a difference; check the channel's settings, or what is outside the site.`,
  endUnserved: ({ end, release, reasons }) =>
    `${release}, given as ${end}, cannot be served any more: ${reasons.join(' ')} Choose a later release.`,
  endSkipped: ({ end, release }) =>
    `The command says (with exit code 125) that it cannot judge ${release}, given as ${end}; choose a release that it can judge.`,
  goodIsBad: ({ release, exitCode }) =>
    `${release} was given as good, and the command ended with ${exitCode === null ? 'a signal' : `exit code ${exitCode}`} on it; choose an older release, or check the command.`,
  badIsGood: ({ release }) =>
    `${release} was given as bad, but the command succeeded on it; the problem is not in its builds, or the command does not detect it.`,
  commandAbsent: ({ command }) => `The command ${command} was not found; the bisection has no result.`,
  interrupted: () => 'Interrupted; the bisection has no result.',
}
