import { type AppVersion, type ChannelName, HOST } from '@crossbook/contract'
import { beginRollout, changeSettings, promoteBuilds, type RolloutPlan } from '@crossbook/releases'
import type { ChannelSettings, Store } from '@crossbook/store'
import { APP, STAGING } from './servingBehaviour'
import { hostBuild, published, remoteBuild } from './sampleBuilds'

/** Stages of 5 and 25 percent, for a quarter of an hour each. */
export const PLAN: RolloutPlan = { stages: [5, 25, 100], everyMinutes: 15, visitsWanted: 300 }

export const NEXT = '1.1.0' as AppVersion

/** The console's action that promotes it. */
export const PROMOTION = {
  kind: 'promote',
  channel: 'staging',
  apps: [{ app: 'wallet', version: NEXT }],
  reason: '',
}

interface Options {
  channel?: ChannelName
  plan?: RolloutPlan
  settings?: ChannelSettings
  now?: () => Date
}

/** Creates a channel that shows wallet 1.0.0 to all of its visitors, and publishes wallet 1.1.0. Returns the shown release. */
export async function steadyChannel(store: Store, { channel = STAGING, settings, now }: Options = {}) {
  const occasion = { author: 'Ada', reason: 'a test', now: now ?? (() => new Date()) }
  const host = await published(store, hostBuild())
  await published(store, remoteBuild())
  await published(store, remoteBuild({ version: NEXT }))
  const builds = [
    { app: HOST, version: host.version },
    { app: APP, version: '1.0.0' as AppVersion },
  ]
  const promoted = await promoteBuilds(store, { channel, builds, ...occasion })
  if (!promoted.ok) throw new Error(JSON.stringify(promoted.problem))
  if (settings) await changeSettings(store, channel, () => ({ ok: true, value: settings }), occasion)
  return promoted.value.release
}

/** Creates the same channel with a rollout of wallet 1.1.0 that has just begun. Returns both releases and the revision. */
export async function rolledOut(store: Store, options: Options = {}) {
  const { channel = STAGING, plan = PLAN, now } = options
  const present = await steadyChannel(store, options)
  const builds = [{ app: APP, version: NEXT }]
  const occasion = { author: 'Grace', reason: 'Faster transfers', now: now ?? (() => new Date()) }
  const begun = await beginRollout(store, { channel, builds, ...occasion }, plan)
  if (!begun.ok) throw new Error(JSON.stringify(begun.problem))
  return { present, next: begun.value.release, revision: begun.value.revision }
}
