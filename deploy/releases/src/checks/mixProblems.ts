import type { Messages } from './messages'

/** Why a mix is not created or ended, apart from builds that do not fit together. */
export type MixProblem =
  | { kind: 'mixesRefused'; channel: string }
  | { kind: 'mixOfNothing'; channel: string }
  | { kind: 'mixUnnamed'; detail: string }
  | { kind: 'mixTooLong'; days: number; most: number }
  | { kind: 'mixUnknown'; id: string; channel: string | undefined }
  | { kind: 'mixUnreadable'; id: string; detail: string }
  | { kind: 'mixOver'; id: string; since: string }

export const MIX_MESSAGES: Messages<MixProblem> = {
  mixesRefused: ({ channel }) =>
    `Channel ${channel} accepts no mixes; create it on a channel that does, or allow mixes here: channel ${channel} --accept-mixes.`,
  mixOfNothing: ({ channel }) =>
    `Channel ${channel} shows exactly these versions already; name one that differs.`,
  mixUnnamed: ({ detail }) => `The mix's name ${detail}; give it one of up to 80 characters with --name.`,
  mixTooLong: ({ days, most }) => `A mix lasts 1 to ${most} days, not ${days}; choose with --days.`,
  mixUnknown: ({ id, channel }) =>
    `There is no mix ${id}${channel === undefined ? '' : ` on channel ${channel}`}; mix list shows the open ones.`,
  mixUnreadable: ({ id, detail }) =>
    `Mix ${id} in the store cannot be read (${detail}): it is damaged (pnpm release doctor shows how to fix it), or a newer checkout made it; use the newest one.`,
  mixOver: ({ id, since }) => `Mix ${id} ended at ${since}.`,
}
