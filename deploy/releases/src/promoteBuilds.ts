import { setTimeout } from 'node:timers/promises'
import {
  type AppName,
  type AppVersion,
  type BuiltApp,
  type BuiltHost,
  type BuiltRemote,
  type ChannelName,
  failure,
  type Release,
  type Result,
  success,
} from '@crossbook/contract'
import type { PrerenderFailure } from '@crossbook/pages'
import type { ChannelRevision, Store } from '@crossbook/store'
import type { ChannelProblem } from './channelProblems'
import { hasSameBuilds } from './composeRelease'
import { nextRelease } from './nextRelease'
import { promote } from './promote'
import { readBuild } from './publishBuild'
import { readChannel } from './readRelease'
import type { ReleaseProblem } from './releaseProblems'
import type { PagesOfRevision } from './sites/syncChannelSite'

/** Names one published build: `wallet@1.4.0`. */
export interface AppAtVersion {
  app: AppName
  version: AppVersion
}

/** Builds that are to replace those of their apps on a channel. */
export interface PromotionRequest {
  channel: ChannelName
  builds: readonly AppAtVersion[]
  author: string
  reason: string
  now(): Date
}

/** What a channel would show next, and the state that this was composed from. */
export interface Composed {
  current: { revision: ChannelRevision; release: Release } | undefined
  release: Release
  /** Whether the channel does not show exactly these builds already. */
  isNew: boolean
}

/** A promotion that is done; without a revision when the channel showed these builds already. */
export interface Promoted extends Composed {
  revision: ChannelRevision | undefined
  /** Routes whose pages come without their screen, and why. */
  notPrerendered: readonly PrerenderFailure[]
  pages: PagesOfRevision | undefined
  /** Revisions of others that came first, each of which is kept. */
  overtaken: number
}

type Problems = readonly (ChannelProblem | ReleaseProblem)[]

/** Revisions of others before a promotion gives up: far more than people make, and an end for a machine that does nothing else. */
export const MOST_TRIES = 100

/** Longest pause before the next try; a random part of it is waited, so that many promotions at once do not keep step. */
const PAUSE_MS = 300

/**
 * Brings builds on a channel, checked together with what it shows. When another promotion comes first, the release is composed
 * again from that one, so that both changes stand, or it is refused with the reason why they do not fit.
 */
export async function promoteBuilds(
  store: Store,
  request: PromotionRequest,
): Promise<Result<Promoted, Problems>> {
  for (let overtaken = 0; overtaken < MOST_TRIES; overtaken++) {
    const composed = await composeNext(store, request)
    if (!composed.ok) return composed
    const { current, release, isNew } = composed.value
    if (!isNew)
      return success({
        ...composed.value,
        revision: undefined,
        pages: undefined,
        notPrerendered: [],
        overtaken,
      })
    const promoted = await promote(store, {
      channel: request.channel,
      release,
      after: current?.revision.revision ?? 0,
    })
    if (promoted.ok) return success({ ...composed.value, ...promoted.value, overtaken })
    if (promoted.problem.kind === 'refused') return failure(promoted.problem.problems)
    await setTimeout(Math.random() * PAUSE_MS)
  }
  return failure([{ kind: 'overtakenOften', channel: request.channel, tries: MOST_TRIES }])
}

/** The release that a channel would show with these builds in place of its own; nothing is written, nothing else checked. */
export async function composeNext(
  store: Store,
  request: PromotionRequest,
): Promise<Result<Composed, Problems>> {
  const { channel, author, reason, now } = request
  const current = await readChannel(store, channel)
  const found = await readBuilds(store, request.builds)
  if (!found.ok) return found

  const host = found.value.find((app): app is BuiltHost => app.kind === 'host') ?? current?.release.host
  if (!host) return failure([{ kind: 'hostMissing', channel }])
  const changed = found.value.filter((app): app is BuiltRemote => app.kind === 'remote')
  const kept = current?.release.remotes.filter(({ name }) => !changed.some((app) => app.name === name)) ?? []
  const remotes = [...kept, ...changed]
  const isNew = !current || !hasSameBuilds(current.release, host, remotes)
  if (!isNew) return success({ current, release: current.release, isNew })

  const release = await nextRelease(store, {
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
