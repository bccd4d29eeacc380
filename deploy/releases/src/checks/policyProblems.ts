import { type AppName, type AppVersion, type ChannelName, own } from '@crossbook/contract'
import type { ChannelRevision, ChannelSettings, Store } from '@crossbook/store'
import { type AppAtVersion, appsOf, type Builds } from '../history/shownApps'
import { settingsOf } from '../history/channelConfig'
import { type VerificationProblem, verificationProblems } from './verificationProblems'

/** Why a channel's own rules keep builds from it that fit otherwise. */
export type PolicyProblem =
  | VerificationProblem
  | { kind: 'frozen'; channel: string; until: string }
  | { kind: 'notFromMain'; channel: string; app: string; version: string }
  | {
      kind: 'notShownBefore'
      channel: string
      app: string
      version: string
      on: string
      hours: number
      shown: number
    }

const HOUR_MS = 60 * 60 * 1000

/** Checks builds that are new to a channel against its rules. */
export async function policyProblems(
  store: Store,
  channel: ChannelName,
  present: Builds | undefined,
  next: Builds,
  now: Date,
): Promise<PolicyProblem[]> {
  const settings = settingsOf(await store.readPointer(channel))
  const shown = present && appsOf(present)
  const added = [next.host, ...next.remotes].filter(({ name, version }) => shown?.get(name) !== version)
  const builds = added.map(({ name, version }) => ({ app: name, version }))
  const { frozenUntil, commitsOnly } = settings
  const problems: PolicyProblem[] = []
  if (frozenUntil !== undefined && new Date(frozenUntil) > now)
    problems.push({ kind: 'frozen', channel, until: frozenUntil })
  // A version of main has nothing behind its three numbers; branches and changed files put their names there.
  for (const { name: app, version, commit } of added)
    if (commitsOnly && (commit === null || version.includes('-')))
      problems.push({ kind: 'notFromMain', channel, app, version })
  return [
    ...problems,
    ...(await shownTooShortly(store, channel, settings, builds, now)),
    ...(await verificationProblems(store, channel, settings, builds, next, now)),
  ]
}

async function shownTooShortly(
  store: Store,
  channel: ChannelName,
  { shownBefore }: ChannelSettings,
  added: readonly AppAtVersion[],
  now: Date,
): Promise<PolicyProblem[]> {
  if (!shownBefore || added.length === 0) return []
  const history = await store.readHistory(shownBefore.channel)
  const { channel: on, hours } = shownBefore
  return added.flatMap(({ app, version }) => {
    const shown = Math.floor(longestShown(history, app, version, now) / HOUR_MS)
    return shown >= hours ? [] : [{ kind: 'notShownBefore', channel, app, version, on, hours, shown }]
  })
}

/** Milliseconds for which a channel showed a version without a break, at the longest. */
function longestShown(history: readonly ChannelRevision[], app: AppName, version: AppVersion, now: Date) {
  let [longest, since]: [number, number | undefined] = [0, undefined]
  for (const revision of history) {
    const at = new Date(revision.at).getTime()
    if (since !== undefined) longest = Math.max(longest, at - since)
    if (own(revision.apps, app) !== version) since = undefined
    else since ??= at
  }
  return since === undefined ? longest : Math.max(longest, now.getTime() - since)
}
