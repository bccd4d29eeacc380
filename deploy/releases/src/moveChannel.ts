import {
  canonicalJson,
  type ChannelName,
  failure,
  markupProblems,
  type Release,
  type ReleaseId,
  type Result,
  success,
} from '@crossbook/contract'
import { type ChannelRevision, type ChannelSettings, DEFAULT_SETTINGS, type Store } from '@crossbook/store'
import type { ChannelProblem } from './channelProblems'
import { MOST_TRIES, rolloutRunning } from './promoteComposed'
import { readableRelease, readRelease } from './readRelease'
import { type KeptDamage, type ReleaseProblem, storedProblems, withoutKeptDamage } from './releaseProblems'
import { markedBuilds } from './markedBuilds'
import { appsInDocument } from './shownApps'
import { signatureProblems } from './signatureProblems'

type Problems = readonly (ChannelProblem | ReleaseProblem)[]

/** Who moves a channel, when and why. */
export interface Occasion {
  author: string
  reason: string
  now(): Date
}

/** The same of a way back. */
export interface RollbackOccasion extends Occasion {
  /** Also where a rollout runs on the channel, which ends with it: its visitors are taken back. */
  endRollout?: boolean
}

/** A release that a channel can go back to, and what that changes. */
export interface WayBack {
  last: ChannelRevision
  /** What the channel shows now; undefined when nobody can read it. */
  present: Release | undefined
  release: Release
  /** Builds that it shows already and that are damaged in the store. */
  damaged: readonly KeptDamage[]
}

/**
 * Where a channel would go back to: the release named, or the one that the present release replaced. What was shown once fits
 * together, so only its files are looked at, and whether this checkout can write pages for its host.
 */
export async function wayBack(
  store: Store,
  channel: ChannelName,
  to: ReleaseId | undefined,
): Promise<Result<WayBack, Problems>> {
  const history = await store.readHistory(channel)
  const last = history.at(-1)
  if (!last) return failure([{ kind: 'channelEmpty', channel }])
  const present = await readableRelease(store, last.release)
  const target = to ?? releaseBefore(present, history)
  if (!target) return failure([{ kind: 'nothingBefore', channel, release: last.release }])
  if (!history.some(({ release }) => release === target))
    return failure([{ kind: 'neverShown', channel, release: target }])
  if (target === last.release) return failure([{ kind: 'shownAlready', channel, release: target }])

  const release = await readRelease(store, target)
  if (!release) return failure([{ kind: 'releaseUnknown', release: target }])
  const found = await storedProblems(store, release, { present })
  const stored = withoutKeptDamage(found, release, present)
  const problems = [
    ...markupProblems(release.host),
    ...stored.problems,
    ...(await markedBuilds(store, release, present)),
  ]
  if (problems.length > 0) return failure(asPruned(target, problems))
  return success({ last, present, release, damaged: stored.damaged })
}

/** Moves a channel back, with all of its applications; the revision is appended to the history like any other. */
export async function rollBack(
  store: Store,
  channel: ChannelName,
  to: ReleaseId | undefined,
  { endRollout = false, ...occasion }: RollbackOccasion,
): Promise<Result<ChannelRevision, Problems>> {
  const way = await wayBack(store, channel, to)
  if (!way.ok) return way
  const { last, release } = way.value
  if (last.rollout && !endRollout) return failure([rolloutRunning(channel, last, last.rollout)])
  const untrusted = await signatureProblems(store, {
    channel,
    builds: release,
    known: 'history',
    now: occasion.now(),
  })
  if (untrusted.length > 0) return failure(untrusted)
  return append(store, channel, last, {
    release: release.id,
    kind: 'rollback',
    apps: appsInDocument(release),
    ...occasion,
  })
}

/** The revision whose settings a channel has. */
export type SettingsRevision = ChannelRevision & {
  /** Whether they were changed; what they are already makes no revision. */
  isNew: boolean
}

/**
 * Gives a channel other settings, as a revision that shows the same release. `change` is applied to what they are by then, again
 * after each revision of others that came first; its own problem ends it.
 */
export async function changeSettings<ChangeProblem>(
  store: Store,
  channel: ChannelName,
  change: (settings: ChannelSettings) => Result<ChannelSettings, ChangeProblem>,
  occasion: Occasion,
): Promise<Result<SettingsRevision, readonly (ChannelProblem | ChangeProblem)[]>> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const last = await store.readPointer(channel)
    if (!last) return failure([{ kind: 'channelEmpty', channel }])
    const before = last.settings ?? DEFAULT_SETTINGS
    const changed = change(before)
    if (!changed.ok) return failure([changed.problem])
    const settings = changed.value
    if (canonicalJson(settings) === canonicalJson(before)) return success({ ...last, isNew: false })
    const moved = await append(store, channel, last, {
      release: last.release,
      kind: 'settings',
      ...(last.apps ? { apps: last.apps } : {}),
      settings,
      ...(last.rollout ? { rollout: last.rollout } : {}),
      ...occasion,
    })
    if (moved.ok) return success({ ...moved.value, isNew: true })
  }
  return failure([{ kind: 'overtakenOften', channel, tries: MOST_TRIES }])
}

/** What is wrong with the builds of a release that was whole once: what is not in the store any more has been pruned. */
export function asPruned(release: ReleaseId, problems: readonly ReleaseProblem[]) {
  return problems.map((problem): ChannelProblem | ReleaseProblem =>
    problem.kind === 'notPublished'
      ? { kind: 'buildPruned', release, app: problem.app, version: problem.version }
      : problem,
  )
}

/** The release that the present one was made from; for one that cannot be read, the last other one of the history. */
function releaseBefore(present: Release | undefined, history: readonly ChannelRevision[]) {
  // Not simply the last other one: after a rollback that would be the release that was taken back.
  if (present) return present.parent ?? undefined
  const last = history.at(-1)?.release
  return history.findLast(({ release }) => release !== last)?.release
}

async function append(
  store: Store,
  channel: ChannelName,
  last: ChannelRevision,
  {
    release,
    author,
    reason,
    now,
    kind,
    apps,
    settings = last.settings,
    rollout,
  }: Occasion & Pick<ChannelRevision, 'release' | 'kind' | 'apps' | 'settings' | 'rollout'>,
): Promise<Result<ChannelRevision, readonly ChannelProblem[]>> {
  const revision: ChannelRevision = {
    revision: last.revision + 1,
    release,
    at: now().toISOString(),
    author,
    reason,
    ...(kind ? { kind } : {}),
    ...(apps ? { apps } : {}),
    ...(settings ? { settings } : {}),
    ...(rollout ? { rollout } : {}),
  }
  if ((await store.movePointer(channel, revision)) === 'moved') return success(revision)
  return failure([{ kind: 'overtaken', channel, by: await store.readPointer(channel) }])
}
