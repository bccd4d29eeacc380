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
  type Problems,
  type ReleaseProblem,
  storedProblems,
  withoutKeptDamage,
} from '../checks/releaseProblems'
import { markedBuilds } from '../checks/markedBuilds'
import { appsInDocument } from '../history/shownApps'
import { signatureProblems } from '../checks/signatureProblems'
import { appendRevision, type Occasion } from '../history/appendRevision'

/** The author and the reason of a rollback. */
export interface RollbackOccasion extends Occasion {
  /** Whether the rollback may end a running rollout; its visitors return to the current release. */
  endRollout?: boolean
}

/** The release that a channel rolls back to, with the channel's current state and the damaged builds that it keeps. */
export interface RollbackTarget {
  last: ChannelRevision
  /** The current release; undefined when it is unreadable. */
  present: Release | undefined
  release: Release
  damaged: readonly KeptDamage[]
}

/** Returns the release that a rollback would show. Its builds were shown together before, so their fit is not checked again. */
export async function rollbackTarget(
  store: Store,
  channel: ChannelName,
  to: ReleaseId | undefined,
): Promise<Result<RollbackTarget, Problems>> {
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
  const { problems, damaged } = await formerProblems(store, release, present, present)
  return problems.length > 0 ? failure(problems) : success({ last, present, release, damaged })
}

/** Checks a former release: its stored builds, the host's markup, and bad marks, except those of builds in `unmarked`. */
export async function formerProblems(
  store: Store,
  release: Release,
  present: Release | undefined,
  unmarked: Release | undefined,
) {
  const stored = withoutKeptDamage(await storedProblems(store, release, { present }), release, present)
  const marked = await markedBuilds(store, release, unmarked)
  const problems = asPruned(release.id, [...markupProblems(release.host), ...stored.problems, ...marked])
  return { problems, damaged: stored.damaged }
}

/** Rolls a channel back to an earlier release, with all of its applications. Appends a revision to the history like any other change. */
export async function rollBack(
  store: Store,
  channel: ChannelName,
  to: ReleaseId | undefined,
  { endRollout = false, ...occasion }: RollbackOccasion,
): Promise<Result<ChannelRevision, Problems>> {
  const target = await rollbackTarget(store, channel, to)
  if (!target.ok) return target
  const { last, release } = target.value
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

/** Reports missing builds of a former release as pruned. */
export function asPruned(release: ReleaseId, problems: readonly ReleaseProblem[]) {
  return problems.map((problem): ChannelProblem | ReleaseProblem =>
    problem.kind === 'notPublished'
      ? { kind: 'buildPruned', release, app: problem.app, version: problem.version }
      : problem,
  )
}

/** Returns the release that the current one replaced, or the last different one of the history if the current one is unreadable. */
function releaseBefore(present: Release | undefined, history: readonly ChannelRevision[]) {
  // Not simply the last different release: after a rollback, that would be the release that was rolled back.
  if (present) return present.parent ?? undefined
  const last = history.at(-1)?.release
  return history.findLast(({ release }) => release !== last)?.release
}
