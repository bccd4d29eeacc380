import { setTimeout } from 'node:timers/promises'
import { type AppName, type ChannelName, failure, type Result, success } from '@crossbook/contract'
import type { PrerenderFailure } from '@crossbook/pages'
import type { ChannelRevision, RevisionKind, Rollout, Store } from '@crossbook/store'
import type { ChannelProblem } from '../checks/channelProblems'
import type { Composed } from '../compose/composeNext'
import { promote } from './promote'
import type { KeptDamage, Problems } from '../checks/releaseProblems'
import { percentShown, type RolloutPlan } from '../history/rolloutStages'
import { appsOf } from '../history/shownApps'
import { snapshotStore } from '../history/snapshotStore'
import type { PagesOfRevision } from '../sites/syncChannelSite'

/** A completed promotion; without a revision if the channel already showed these builds. */
export interface Promoted extends Composed {
  revision: ChannelRevision | undefined
  /** Routes whose pages contain no prerendered screen, and why. */
  notPrerendered: readonly PrerenderFailure[]
  /** Builds that the channel already showed and that are damaged in the store. */
  damaged: readonly KeptDamage[]
  pages: PagesOfRevision | undefined
  /** Number of concurrent revisions that came first. Their changes are kept. */
  overtaken: number
}

/** A change that composes a release from a channel's current state. `Other` are the caller's own reasons to refuse it. */
export interface Change<Other = never> {
  channel: ChannelName
  kind: RevisionKind
  /** Applications to change. The change is refused if another person changes one of them at the same time. */
  changes: readonly AppName[]
  /** Whether to accept routes that could be rendered before and no longer can. */
  force?: boolean | undefined
  /** Default: all visitors get the release at once. */
  rollout?: RolloutPlan
  /** Whether the change may end a running rollout; its visitors return to the current release. */
  endRollout?: boolean | undefined
  /** Composes the release from the given snapshot of the store. */
  compose(seen: Store): Promise<Result<Composed, Problems<Other>>>
}

/** Attempts before a promotion gives up. Concurrent users never need as many; a race with a machine could be endless. */
export const MOST_TRIES = 100

/** Maximum of the random pause before the next attempt, so that concurrent promotions do not retry at the same time. */
const PAUSE_MS = 300

/** Composes a release and promotes it, again after another promotion. Refuses a change of an app that others have just changed. */
export async function promoteComposed<Other = never>(
  store: Store,
  { channel, kind, changes, force = false, rollout, endRollout = false, compose }: Change<Other>,
): Promise<Result<Promoted, Problems<Other>>> {
  let first: Composed['current']
  for (let overtaken = 0; overtaken < MOST_TRIES; overtaken++) {
    const seen = snapshotStore(store)
    const composed = await compose(seen)
    if (!composed.ok) return composed
    const { current, release, isNew } = composed.value
    if (overtaken === 0) first = current
    const crossed = isNew && overtaken > 0 ? crossedBy(channel, changes, first, current) : []
    if (crossed.length > 0) return failure(crossed)
    if (!isNew)
      return success({
        ...composed.value,
        revision: undefined,
        pages: undefined,
        notPrerendered: [],
        damaged: [],
        overtaken,
      })
    const running = current?.revision.rollout
    if (current && running && !endRollout)
      return failure([rolloutRunning(channel, current.revision, running)])
    const after = current?.revision.revision ?? 0
    const promoted = await promote(store, { channel, release, after, kind, force, rollout, seen })
    if (promoted.ok) return success({ ...composed.value, ...promoted.value, overtaken })
    if (promoted.problem.kind === 'refused') return failure(promoted.problem.problems)
    await setTimeout(Math.random() * PAUSE_MS)
  }
  return failure([{ kind: 'overtakenOften', channel, tries: MOST_TRIES }])
}

function crossedBy(
  channel: ChannelName,
  changes: readonly AppName[],
  first: Composed['current'],
  current: Composed['current'],
): ChannelProblem[] {
  if (!current) return []
  const [before, after] = [first ? appsOf(first.release) : undefined, appsOf(current.release)]
  return changes.flatMap((app): ChannelProblem[] =>
    before?.get(app) === after.get(app)
      ? []
      : [{ kind: 'sameAppMoved', channel, app, present: after.get(app), by: current.revision.author }],
  )
}

/** Why a channel is not moved while a rollout runs on it. */
export function rolloutRunning(
  channel: ChannelName,
  { author }: ChannelRevision,
  rollout: Rollout,
): Extract<ChannelProblem, { kind: 'rolloutRunning' }> {
  const { release } = rollout
  return { kind: 'rolloutRunning', channel, release, percent: percentShown(rollout), by: author }
}
