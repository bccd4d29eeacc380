import { setTimeout } from 'node:timers/promises'
import { type AppName, type ChannelName, failure, type Result, success } from '@crossbook/contract'
import type { PrerenderFailure } from '@crossbook/pages'
import type { ChannelRevision, RevisionKind, Rollout, Store } from '@crossbook/store'
import type { ChannelProblem } from '../checks/channelProblems'
import type { Composed } from '../compose/composeNext'
import { promote } from './promote'
import type { KeptDamage, ReleaseProblem } from '../checks/releaseProblems'
import { percentShown, type RolloutPlan } from '../history/rolloutStages'
import { appsOf } from '../history/shownApps'
import { steadyStore } from '../history/steadyStore'
import type { PagesOfRevision } from '../sites/syncChannelSite'

/** A promotion that is done; without a revision when the channel showed these builds already. */
export interface Promoted extends Composed {
  revision: ChannelRevision | undefined
  /** Routes whose pages come without their screen, and why. */
  notPrerendered: readonly PrerenderFailure[]
  /** Builds of others that are damaged in the store. */
  damaged: readonly KeptDamage[]
  pages: PagesOfRevision | undefined
  /** Revisions of others that came first, each of which is kept. */
  overtaken: number
}

type Problems<Other = never> = readonly (ChannelProblem | ReleaseProblem | Other)[]

/** A release that is made from what a channel shows at the time; `Other` are reasons of the caller to refuse it. */
export interface Change<Other = never> {
  channel: ChannelName
  kind: RevisionKind
  /** Applications that it is about; one that somebody else changes at the same moment is not changed over his head. */
  changes: readonly AppName[]
  /** Also with routes that could be rendered before and cannot any more. */
  force: boolean
  /** Left out: everybody is shown the release. */
  rollout?: RolloutPlan
  /** Whether a rollout that runs on the channel may end with it; its visitors are taken back. */
  endRollout?: boolean
  /** Makes it from the store as it is at that moment. */
  compose(seen: Store): Promise<Result<Composed, Problems<Other>>>
}

/** Revisions of others before a promotion gives up: far more than people make, and an end for a machine that does nothing else. */
export const MOST_TRIES = 100

/** Longest pause before the next try; a random part of it is waited, so that many promotions at once do not keep step. */
const PAUSE_MS = 300

/**
 * Composes a release and promotes it; when another promotion comes first, again from what that has left. Of two that change the
 * same application the later one is told, because it was decided without knowledge of the other.
 */
export async function promoteComposed<Other = never>(
  store: Store,
  { channel, kind, changes, force, rollout, endRollout = false, compose }: Change<Other>,
): Promise<Result<Promoted, Problems<Other>>> {
  let first: Composed['current']
  for (let overtaken = 0; overtaken < MOST_TRIES; overtaken++) {
    const seen = steadyStore(store)
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
  return {
    ...{ kind: 'rolloutRunning', channel, release: rollout.release },
    ...{ percent: percentShown(rollout), by: author },
  }
}
