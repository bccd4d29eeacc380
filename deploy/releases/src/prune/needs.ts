import { failure, isOpen, type Release, type ReleaseId, type Result, success } from '@crossbook/contract'
import { keptPrerenders, prerendersOfPages, releaseDocument } from '@crossbook/pages'
import type { ChannelRevision, PageSet, PrerenderKey, Store } from '@crossbook/store'
import { MIX_MESSAGES } from '../checks/mixProblems'
import { readMixes } from '../mixes/readMixes'
import { readRelease, UnreadableRelease } from '../history/readRelease'
import { buildsOf, openReleases } from '../history/servedBuilds'
import { buildName } from '../history/shownApps'
import { setOfBuilds } from '../verifications/verifications'
import type { PruneProblem } from '../checks/doctorProblems'

/** A reason to keep an object in the store. If several apply, the first one in `REASONS` counts. */
export type Reason = (typeof REASONS)[number]

const REASONS = ['history', 'mix', 'young'] as const

/** Limits for keeping the past. */
export interface Keeping {
  /** Number of each channel's last shown releases that remain available for a rollback. */
  revisions: number
  /** Start of the period whose builds and releases are kept, because tabs may still use them. */
  youngSince: Date
  now: Date
}

/** The objects in the store that are needed, by kind and name, each with the reason. A build's name is `app@version`. */
export type Needs = Readonly<
  Record<'pages' | 'prerender' | 'verification' | 'release' | 'build', ReadonlyMap<string, Reason>>
>

/** Returns the objects that the store's channels, mixes and young releases need. Returns a problem if one of these is unreadable. */
export async function readNeeds(store: Store, keeping: Keeping): Promise<Result<Needs, PruneProblem>> {
  try {
    return await needsOf(store, keeping)
  } catch (error) {
    if (!(error instanceof UnreadableRelease)) throw error
    return failure({ kind: 'needUnknown', what: `release ${error.release}`, detail: error.message })
  }
}

async function needsOf(store: Store, keeping: Keeping): Promise<Result<Needs, PruneProblem>> {
  const releases = new Map<ReleaseId, Reason>()
  const pages = new Map<PageSet, Reason>()
  const need = (id: ReleaseId, reason: Reason) => void (releases.has(id) || releases.set(id, reason))

  const channels = await store.listChannels()
  for (const channel of channels) {
    const history = await store.readHistory(channel)
    const lost = lostRevision(history, keeping)
    if (lost !== undefined)
      return failure({
        kind: 'needUnknown',
        what: `revision ${lost} of channel ${channel}`,
        detail: 'It is damaged or gone; pnpm release doctor shows how to fix it.',
      })
    for (const id of recentReleases(history, keeping)) need(id, 'history')
    const shown = await store.shownPages(channel)
    if (shown) pages.set(shown, 'history')
  }
  for (const channel of channels) {
    const { mixes, problems } = await readMixes(store, channel)
    for (const problem of problems)
      if (problem.kind === 'mixUnreadable')
        return failure({
          kind: 'needUnknown',
          what: `mix ${problem.id}`,
          detail: MIX_MESSAGES.mixUnreadable(problem),
        })
    for (const mix of mixes.filter((one) => isOpen(one, keeping.now)))
      for (const id of [mix.release, mix.base]) need(id, 'mix')
  }
  for (const { id, at } of await store.listReleases()) if (at >= keeping.youngSince) need(id, 'young')

  for (const { set, at } of await store.listPages()) {
    const reason = releases.get(releaseOf(set)) ?? (at >= keeping.youngSince ? 'young' : undefined)
    if (reason && !pages.has(set)) pages.set(set, reason)
  }
  // Pages also offer the release with the previous host.
  for (const { release, reason } of await readReleases(store, releases))
    if (release.hostBefore) need(release.hostBefore, reason)
  const needed = await readReleases(store, releases)
  return success({
    release: releases,
    pages,
    build: byReason(needed, ({ release }) => buildsOf(release).map(buildName)),
    verification: byReason(needed, ({ release }) => [setOfBuilds(release)]),
    prerender: await neededPrerenders(store, needed, pages),
  })
}

/** Returns the number of a revision that is missing from the history and may have shown a release to keep; undefined if there is none. */
function lostRevision(history: readonly ChannelRevision[], { revisions, youngSince }: Keeping) {
  const after = history.find(
    ({ revision, at }, index) =>
      revision !== (history[index - 1]?.revision ?? 0) + 1 &&
      (history.length - index <= revisions || new Date(at) >= youngSince),
  )
  return after && after.revision - 1
}

/** The releases that a rollback can reach and that tabs may still show, as both the channel's site and pruning count them. */
function recentReleases(history: readonly ChannelRevision[], { revisions, youngSince, now }: Keeping) {
  // A release in several revisions, as after a settings change, was shown once.
  const shown = history.flatMap(({ release }, index) => {
    const next = history[index + 1]
    return next?.release === release ? [] : [{ release, until: next?.at }]
  })
  const first = shown.length - Math.max(1, revisions)
  const recent = shown.filter(
    ({ until }, index) => index >= first || (until !== undefined && new Date(until) >= youngSince),
  )
  return [...recent.map(({ release }) => release), ...openReleases(history, now)]
}

interface NeededRelease {
  release: Release
  reason: Reason
}

async function readReleases(store: Store, releases: ReadonlyMap<ReleaseId, Reason>) {
  const found: NeededRelease[] = []
  for (const [id, reason] of releases) {
    const release = await readRelease(store, id)
    if (release) found.push({ release, reason })
  }
  return found
}

/** Maps the name of each needed object to the first of its reasons. */
function byReason<Item extends { reason: Reason }, Name>(
  items: readonly Item[],
  namesOf: (item: Item) => Iterable<Name>,
): Map<Name, Reason> {
  const all = new Map<Name, Reason>()
  for (const reason of REASONS)
    for (const item of items)
      if (item.reason === reason) for (const name of namesOf(item)) if (!all.has(name)) all.set(name, reason)
  return all
}

/**
 * Returns the prerenders that the releases would get if their pages were written now, and those that kept pages request. Another checkout,
 * which renders differently, may have written these pages.
 */
async function neededPrerenders(
  store: Store,
  releases: readonly NeededRelease[],
  pages: ReadonlyMap<PageSet, Reason>,
) {
  const uses: { reason: Reason; keys: Iterable<PrerenderKey> }[] = []
  for (const { release, reason } of releases)
    uses.push({ reason, keys: [...(await keptPrerenders(release)).values(), releaseDocument(release).key] })
  for (const [set, reason] of pages) {
    const release = await readRelease(store, releaseOf(set))
    if (release) uses.push({ reason, keys: await prerendersOfPages(store, set, release) })
  }
  return byReason(uses, ({ keys }) => keys)
}

/** A set of pages is named for its release. */
function releaseOf(set: PageSet) {
  return set.slice(0, set.lastIndexOf('-')) as ReleaseId
}
