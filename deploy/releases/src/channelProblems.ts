import type { ChannelRevision } from '@crossbook/store'

/** Why a channel stays where it is, beside builds that do not fit. */
export type ChannelProblem =
  | { kind: 'channelEmpty'; channel: string }
  | { kind: 'hostMissing'; channel: string }
  | { kind: 'overtaken'; channel: string; by: ChannelRevision | undefined }
  | { kind: 'overtakenOften'; channel: string; tries: number }
  | { kind: 'neverShown'; channel: string; release: string }
  | { kind: 'nothingBefore'; channel: string; release: string }
  | { kind: 'shownAlready'; channel: string; release: string }
  | { kind: 'releaseUnknown'; release: string }
  | { kind: 'buildPruned'; release: string; app: string; version: string }

type Kind = ChannelProblem['kind']

/** Each in a sentence or two that say what happened and what to do. */
export const CHANNEL_WORDS: { [K in Kind]: (problem: Extract<ChannelProblem, { kind: K }>) => string } = {
  channelEmpty: ({ channel }) =>
    `Channel ${channel} shows nothing yet; promote a host and remotes to it first, such as promote ${channel} host@1.0.0 wallet@1.0.0.`,
  hostMissing: ({ channel }) =>
    `Channel ${channel} shows nothing yet, so its first release needs a host: name one beside the remotes, such as host@1.0.0.`,
  overtaken: ({ channel, by }) =>
    `Channel ${channel} was moved at the same moment${by ? ` by ${by.author} to ${by.release} (${by.reason})` : ''}; look at its history and decide again.`,
  overtakenOften: ({ channel, tries }) =>
    `Others moved channel ${channel} ${tries} times while this was being promoted; nothing was changed by this promotion, run it again.`,
  neverShown: ({ channel, release }) =>
    `Channel ${channel} never showed ${release}; choose a release of its history, or promote the versions you want.`,
  nothingBefore: ({ channel, release }) =>
    `Channel ${channel} showed nothing before ${release}; there is nothing to go back to.`,
  shownAlready: ({ channel, release }) => `Channel ${channel} shows ${release} already.`,
  releaseUnknown: ({ release }) =>
    `The store has no release ${release}; it was pruned, or belongs to another store.`,
  buildPruned: ({ release, app, version }) =>
    `${release} needs ${app} ${version}, which has been pruned; choose a later release.`,
}
