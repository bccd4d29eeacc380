import {
  type ChannelName,
  failure,
  markupProblems,
  type Release,
  type ReleaseId,
  type Result,
  success,
} from '@crossbook/contract'
import type { ChannelRevision, Store } from '@crossbook/store'
import type { ChannelProblem } from '../checks/channelProblems'
import { rolloutRunning } from '../promote/promoteComposed'
import { readableRelease, readRelease } from '../history/readRelease'
import {
  type KeptDamage,
  type ReleaseProblem,
  storedProblems,
  withoutKeptDamage,
} from '../checks/releaseProblems'
import { markedBuilds } from '../checks/markedBuilds'
import { appsInDocument } from '../history/shownApps'
import { signatureProblems } from '../checks/signatureProblems'

import { appendRevision, type Occasion } from '../history/appendRevision'

type Problems = readonly (ChannelProblem | ReleaseProblem)[]

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
  return appendRevision(store, channel, last, {
    release: release.id,
    kind: 'rollback',
    apps: appsInDocument(release),
    ...occasion,
  })
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
