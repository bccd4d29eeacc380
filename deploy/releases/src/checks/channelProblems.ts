import type { ChannelRevision } from '@crossbook/store'
import { formatList, type Messages } from './messages'

/** Why a channel does not move, apart from builds that do not fit together. */
export type ChannelProblem =
  /** `known` lists the existing channels, where the caller has read them. */
  | { kind: 'channelEmpty'; channel: string; known?: readonly string[] }
  | { kind: 'hostMissing'; channel: string; known?: readonly string[] }
  | { kind: 'overtaken'; channel: string; by: ChannelRevision | undefined }
  | { kind: 'overtakenOften'; channel: string; tries: number }
  | { kind: 'neverShown'; channel: string; release: string }
  | { kind: 'nothingBefore'; channel: string; release: string }
  | { kind: 'nothingBeforeApp'; channel: string; app: string; version: string }
  | { kind: 'earlierPruned'; channel: string; app: string; version: string }
  | { kind: 'appNotShown'; channel: string; app: string; shown: readonly string[] }
  | { kind: 'hostStays'; channel: string }
  | {
      kind: 'notAsExpected'
      channel: string
      app: string
      expected: string
      present: string | undefined
      by: string | undefined
    }
  | { kind: 'sameAppMoved'; channel: string; app: string; present: string | undefined; by: string }
  | { kind: 'shownAlready'; channel: string; release: string }
  | { kind: 'releaseUnknown'; release: string }
  | { kind: 'rolloutRunning'; channel: string; release: string; percent: number; by: string }
  | { kind: 'staffRefused'; channel: string }
  | { kind: 'noRollout'; channel: string }
  | { kind: 'pausedAlready'; channel: string }
  | { kind: 'notPaused'; channel: string }
  | { kind: 'buildPruned'; release: string; app: string; version: string }

export const CHANNEL_MESSAGES: Messages<ChannelProblem> = {
  channelEmpty: ({ channel, known = [] }) => {
    const first = `promote ${channel} host@1.0.0 wallet@1.0.0`
    return known.length === 0
      ? `Channel ${channel} shows nothing yet; promote a host and remotes to it first, such as ${first}.`
      : `There is no channel ${channel}; there ${known.length === 1 ? 'is' : 'are'} ${formatList(known)}. To create a channel, promote builds to it, such as ${first}.`
  },
  hostMissing: ({ channel, known = [] }) =>
    `${known.length === 0 ? '' : `There is no channel ${channel}; there ${known.length === 1 ? 'is' : 'are'} ${formatList(known)}. To create it with this promotion: `}Channel ${channel} shows nothing yet, so its first release needs a host: name one with the remotes, such as host@1.0.0.`,
  overtaken: ({ channel, by }) =>
    `Channel ${channel} was moved at the same time${by ? ` by ${by.author} to ${by.release} (${by.reason})` : ''}; check its history and try again if it still makes sense.`,
  overtakenOften: ({ channel, tries }) =>
    `Others moved channel ${channel} ${tries} times during this promotion. Nothing was changed; run it again.`,
  neverShown: ({ channel, release }) =>
    `Channel ${channel} never showed ${release}; choose a release of its history, or promote the versions you want.`,
  nothingBefore: ({ channel, release }) =>
    `Channel ${channel} showed nothing before ${release}, so there is nothing to roll back to.`,
  nothingBeforeApp: ({ channel, app, version }) =>
    `Channel ${channel} showed no other version of ${app} before ${version}, so there is nothing to roll back to. To remove it from the channel: remove ${channel} ${app}.`,
  earlierPruned: ({ channel, app, version }) =>
    `Channel ${channel} showed ${app} ${version} before, which has been pruned; promote a version that the store has.`,
  appNotShown: ({ channel, app, shown }) =>
    `Channel ${channel} shows no application called ${app}; it shows ${formatList(shown)}.`,
  hostStays: ({ channel }) => `Channel ${channel} needs its host; promote another version of it instead.`,
  notAsExpected: ({ channel, app, expected, present, by }) =>
    `Channel ${channel} shows ${present === undefined ? `no ${app}` : `${app} ${present}`} now, not ${expected}${by === undefined ? '' : `; ${by} moved it last`}. Nothing was changed. Check its history and try again if it still makes sense.`,
  sameAppMoved: ({ channel, app, present, by }) =>
    `${by} ${present === undefined ? `removed ${app} from channel ${channel}` : `moved ${app} to ${present} on channel ${channel}`} at the same time. Nothing was changed. Check its history and try again if it still makes sense.`,
  shownAlready: ({ channel, release }) => `Channel ${channel} shows ${release} already.`,
  releaseUnknown: ({ release }) =>
    `The store has no release ${release}; it was pruned, or belongs to another store.`,
  rolloutRunning: ({ channel, release, percent, by }) =>
    `A rollout runs on channel ${channel}: ${percent} % of its visitors are shown ${release} (${by} moved it last). Nothing was changed. Wait until it ends, finish it with rollout finish ${channel}, or add --end-rollout to roll these visitors back.`,
  staffRefused: ({ channel }) =>
    `Channel ${channel} accepts no staff link; a person who may change its settings can allow it: channel ${channel} --accept-staff.`,
  noRollout: ({ channel }) =>
    `No rollout runs on channel ${channel}; rollout --help explains how to start one.`,
  pausedAlready: ({ channel }) =>
    `The rollout on channel ${channel} is paused already; rollout resume ${channel} resumes it.`,
  notPaused: ({ channel }) =>
    `The rollout on channel ${channel} is not paused; rollout status ${channel} shows its stage.`,
  buildPruned: ({ release, app, version }) =>
    `${release} needs ${app} ${version}, which has been pruned; choose a later release.`,
}
