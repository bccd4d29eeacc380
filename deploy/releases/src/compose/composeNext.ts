import {
  type AppName,
  type AppVersion,
  type BuiltApp,
  type BuiltHost,
  type BuiltRemote,
  type ChannelName,
  failure,
  HOST,
  type Release,
  type Result,
  success,
} from '@crossbook/contract'
import type { ChannelRevision, Store } from '@crossbook/store'
import { readBuild } from '../builds/readBuild'
import type { ChannelProblem } from '../checks/channelProblems'
import { markedBuilds } from '../checks/markedBuilds'
import { policyProblems } from '../checks/policyProblems'
import { fitProblems, type Problems, type ReleaseProblem } from '../checks/releaseProblems'
import { type Confirmed, siteProblems } from '../checks/siteProblems'
import { readChannel } from '../history/readRelease'
import { type AppAtVersion, appsOf } from '../history/shownApps'
import { hasSameBuilds } from './composeRelease'
import { nextRelease } from './nextRelease'

/** Builds that are to replace those of their apps on a channel. */
export interface PromotionRequest {
  channel: ChannelName
  builds: readonly AppAtVersion[]
  /** Applications that are to leave the channel. */
  without?: readonly AppName[]
  /** Versions that the channel must show, or the change is refused. */
  expected?: readonly AppAtVersion[]
  /** Confirmed side effects for users; left out, the site is not checked for them. */
  confirmed?: Confirmed
  /** Also with routes that could be rendered before and cannot any more. */
  force?: boolean
  /** Also where a rollout runs on the channel, which ends with it: its visitors are taken back. */
  endRollout?: boolean
  author: string
  reason: string
  now(): Date
}

/** The next release of a channel, and the state from which it was composed. */
export interface Composed {
  current: { revision: ChannelRevision; release: Release } | undefined
  release: Release
  /** Whether the channel does not show exactly these builds already. */
  isNew: boolean
}

/** The next release, if the channel's own rules let it through. */
export async function composeAllowed(
  store: Store,
  request: PromotionRequest,
): Promise<Result<Composed, Problems>> {
  const composed = await composeNext(store, request)
  if (!composed.ok || !composed.value.isNew) return composed
  const { current, release } = composed.value
  const problems = await policyProblems(store, request.channel, current?.release, release, request.now())
  return problems.length > 0 ? failure(problems) : composed
}

/** The release that a channel would show with these builds in place of its own; nothing is written, nothing else checked. */
export async function composeNext(
  store: Store,
  request: PromotionRequest,
): Promise<Result<Composed, Problems>> {
  const { channel, author, reason, now, without = [] } = request
  const current = await readChannel(store, channel)
  const wrong = unexpected(request, current)
  if (wrong.length > 0) return failure(wrong)
  const found = await readBuilds(store, request.builds)
  if (!found.ok) return found

  const host = found.value.find((app): app is BuiltHost => app.kind === 'host') ?? current?.release.host
  if (!host) return failure([{ kind: 'hostMissing', channel }])
  const changed = found.value.filter((app): app is BuiltRemote => app.kind === 'remote')
  const leaving = [...without, ...changed.map(({ name }) => name)]
  const kept = current?.release.remotes.filter(({ name }) => !leaving.includes(name)) ?? []
  const remotes = [...kept, ...changed]
  const isNew = !current || !hasSameBuilds(current.release, host, remotes)
  if (!isNew) return success({ current, release: current.release, isNew })
  const marked = await markedBuilds(store, { host, remotes }, current?.release)
  if (marked.length > 0) return failure(marked)

  // Builds that do not fit have problems of their own.
  const tripping =
    request.confirmed && fitProblems({ host, remotes }).length === 0
      ? siteProblems(current?.release, { host, remotes }, request.confirmed)
      : []
  if (tripping.length > 0) return failure(tripping)
  const release = await nextRelease(store, {
    channel,
    parent: current?.release.id ?? null,
    current: current?.release,
    host,
    remotes,
    author,
    reason,
    createdAt: now().toISOString(),
  })
  return success({ current, release, isNew })
}

/** Builds that the caller expects and the channel does not show, and applications that cannot leave it. */
function unexpected(
  { channel, expected = [], without = [] }: PromotionRequest,
  current: Composed['current'],
): ChannelProblem[] {
  const shown = current ? appsOf(current.release) : new Map<AppName, AppVersion>()
  return [
    ...expected.flatMap(({ app, version }): ChannelProblem[] => {
      const present = shown.get(app)
      if (present === version) return []
      return [
        { kind: 'notAsExpected', channel, app, expected: version, present, by: current?.revision.author },
      ]
    }),
    ...without.flatMap((app): ChannelProblem[] => {
      if (app === HOST) return [{ kind: 'hostStays', channel }]
      return shown.has(app) ? [] : [{ kind: 'appNotShown', channel, app, shown: [...shown.keys()] }]
    }),
  ]
}

/** The app.json of each, or a problem for each that was never published. */
async function readBuilds(
  store: Store,
  wanted: readonly AppAtVersion[],
): Promise<Result<BuiltApp[], ReleaseProblem[]>> {
  const found = await Promise.all(
    wanted.map(async ({ app, version }) => ({ app, version, build: await readBuild(store, app, version) })),
  )
  const missing = found.filter(({ build }) => !build)
  if (missing.length > 0)
    return failure(missing.map(({ app, version }) => ({ kind: 'notPublished', app, version })))
  return success(found.flatMap(({ build }) => build ?? []))
}
