import { type ChannelName, failure, type Result, success } from '@crossbook/contract'
import type { ChannelRevision, Rollout, Store } from '@crossbook/store'
import type { ChannelProblem } from '../checks/channelProblems'
import { formerProblems } from '../rollback/rollBack'
import { appendRevision, type Occasion } from '../history/appendRevision'
import { MOST_TRIES } from '../promote/promoteComposed'
import { readableRelease, readRelease } from '../history/readRelease'
import type { Problems } from '../checks/releaseProblems'
import { signatureProblems } from '../checks/signatureProblems'
import { percentAfter } from '../history/rolloutStages'

/** A change of a rollout: to its next stage (the last one ends it), a pause, or its end with the previous or the next release. */
export type RolloutMove =
  /** `visits` of the next release have been counted so far. */
  | { kind: 'advance'; visits: number }
  | { kind: 'pause' }
  | { kind: 'resume' }
  | { kind: 'abort' }
  | { kind: 'finish' }

type Next = Pick<ChannelRevision, 'release' | 'kind' | 'apps' | 'rollout'>

/** Moves the rollout of a channel. Refused if another revision followed `seen`, so that two watchers do nothing twice. */
export async function moveRollout(
  store: Store,
  channel: ChannelName,
  move: RolloutMove,
  { author, reason, now }: Occasion,
  seen?: number,
): Promise<Result<ChannelRevision, Problems>> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const last = await store.readPointer(channel)
    if (!last) return failure([{ kind: 'channelEmpty', channel }])
    const { rollout } = last
    if (!rollout) return failure([{ kind: 'noRollout', channel }])
    if (seen !== undefined && seen !== last.revision)
      return failure([{ kind: 'overtaken', channel, by: last }])
    const next = nextRevision(channel, last, rollout, move, now())
    if (!next.ok) return next
    if (next.value.kind === 'finish') {
      const problems = await problemsOfFinish(store, channel, last, rollout, now())
      if (problems.length > 0) return failure(problems)
    }
    const moved = await appendRevision(store, channel, last, { ...next.value, author, reason, now })
    if (moved.ok) return moved
  }
  return failure([{ kind: 'overtakenOften', channel, tries: MOST_TRIES }])
}

function nextRevision(
  channel: ChannelName,
  { release, apps }: ChannelRevision,
  rollout: Rollout,
  move: RolloutMove,
  now: Date,
): Result<Next, readonly ChannelProblem[]> {
  const stays = { release, apps }
  const finished: Next = { release: rollout.release, apps: rollout.apps, kind: 'finish' }
  const { isPaused = false, ...running } = rollout
  const since = now.toISOString()
  switch (move.kind) {
    case 'advance':
      if (percentAfter(rollout) === undefined) return success(finished)
      return success({
        ...stays,
        kind: 'stage',
        rollout: { ...rollout, stage: rollout.stage + 1, since, visitsBefore: move.visits },
      })
    case 'pause':
      if (isPaused) return failure([{ kind: 'pausedAlready', channel }])
      return success({ ...stays, kind: 'pause', rollout: { ...running, isPaused: true } })
    case 'resume':
      if (!isPaused) return failure([{ kind: 'notPaused', channel }])
      // The stage's time starts again, because the time before and during the pause does not count.
      return success({ ...stays, kind: 'resume', rollout: { ...running, since } })
    case 'abort':
      return success({ ...stays, kind: 'abort' })
    case 'finish':
      return success(finished)
  }
}

/** Problems of a release since its rollout began. Damage to builds of the current release does not count. */
async function problemsOfFinish(
  store: Store,
  channel: ChannelName,
  last: ChannelRevision,
  { release: id }: Rollout,
  now: Date,
): Promise<Problems> {
  const release = await readRelease(store, id)
  if (!release) return [{ kind: 'releaseUnknown', release: id }]
  const present = await readableRelease(store, last.release)
  const { problems } = await formerProblems(store, release, present, undefined)
  return [
    ...problems,
    ...(await signatureProblems(store, { channel, builds: release, known: 'present', now })),
  ]
}
