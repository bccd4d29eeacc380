import { type AppName, type AppVersion, type ReleaseId, type Result, success } from '@crossbook/contract'
import type { BuildSet, PageSet, PrerenderKey, Store } from '@crossbook/store'
import { buildName } from '../history/shownApps'
import { type Keeping, readNeeds, type Reason } from './needs'
import type { PruneProblem } from '../checks/doctorProblems'

/** An object in a store that can be removed separately. Its name is unique within its kind. */
export type Stored =
  | { kind: 'pages'; name: PageSet; at: Date }
  | { kind: 'prerender'; name: PrerenderKey; at: Date }
  | { kind: 'verification'; name: BuildSet; at: Date }
  | { kind: 'release'; name: ReleaseId; at: Date }
  | { kind: 'build'; name: string; at: Date; app: AppName; version: AppVersion }

/** Objects that nothing needs, and how many are kept for which reason. */
export interface PrunePlan {
  /** In the order of removal. If pruning stops early, no remaining object refers to a removed one. */
  remove: readonly Stored[]
  keep: Readonly<Record<Stored['kind'], Readonly<Record<Reason, number>>>>
}

/** Decides for each object in the store whether it is kept or removed. Removes nothing. */
export async function planPrune(store: Store, keeping: Keeping): Promise<Result<PrunePlan, PruneProblem>> {
  // Listed before the needs are read, so that objects added in between are not on the list.
  const stored = await listStored(store)
  const needs = await readNeeds(store, keeping)
  if (!needs.ok) return needs
  const none = () => ({ history: 0, mix: 0, young: 0 })
  const keep = {
    pages: none(),
    prerender: none(),
    verification: none(),
    release: none(),
    build: none(),
  }

  const remove = stored.filter((item) => {
    const reason =
      needs.value[item.kind].get(item.name) ?? (item.at >= keeping.youngSince ? 'young' : undefined)
    if (reason) keep[item.kind][reason]++
    return !reason
  })
  return success({ remove, keep })
}

async function listStored(store: Store): Promise<Stored[]> {
  const [pages, prerenders, verifications, releases, builds] = await Promise.all([
    store.listPages(),
    store.listPrerenders(),
    store.listVerifications(),
    store.listReleases(),
    store.listBuilds(),
  ])
  return [
    ...pages.map(({ set, at }) => ({ kind: 'pages' as const, name: set, at })),
    ...prerenders.map(({ key, at }) => ({ kind: 'prerender' as const, name: key, at })),
    ...verifications.map(({ set, at }) => ({ kind: 'verification' as const, name: set, at })),
    ...releases.map(({ id, at }) => ({ kind: 'release' as const, name: id, at })),
    ...builds.map(({ app, version, at }) => ({
      kind: 'build' as const,
      name: buildName({ app, version }),
      at,
      app,
      version,
    })),
  ]
}

/**
 * Removes the objects of a plan. Plans again when the store has a new revision, mix or release before a removal, and spares the objects
 * that are needed by now.
 */
export async function pruneStore(
  store: Store,
  plan: PrunePlan,
  keeping: Keeping,
): Promise<Result<{ removed: Stored[]; spared: Stored[] }, PruneProblem>> {
  const removed: Stored[] = []
  const spared: Stored[] = []
  let known: Known | undefined
  let free = plan.remove
  for (const item of plan.remove) {
    const now = await look(store)
    if (!known || hasNews(known, now)) {
      const again = await planPrune(store, keeping)
      if (!again.ok) return again
      free = again.value.remove
      known = now
    }
    if (free.some(({ kind, name }) => kind === item.kind && name === item.name)) {
      await remove(store, item)
      removed.push(item)
    } else spared.push(item)
  }
  return success({ removed, spared })
}

/** Reads everything that may need a build: the current revision of each channel, its mixes, and the releases. */
async function look(store: Store) {
  const channels = await Promise.all(
    (await store.listChannels()).map(async (channel) => {
      const [pointer, mixes] = await Promise.all([store.readPointer(channel), store.listMixes(channel)])
      return `${channel} ${pointer?.revision ?? 0} ${[...mixes].sort().join()}`
    }),
  )
  return {
    channels: channels.sort().join('\n'),
    releases: new Set((await store.listReleases()).map(({ id }) => id)),
  }
}

type Known = Awaited<ReturnType<typeof look>>

/** Whether a channel changed or a release was added. Missing releases do not count, because this command removed them. */
function hasNews(known: Known, now: Known) {
  return known.channels !== now.channels || [...now.releases].some((id) => !known.releases.has(id))
}

function remove(store: Store, item: Stored) {
  switch (item.kind) {
    case 'pages':
      return store.removePages(item.name)
    case 'prerender':
      return store.removePrerender(item.name)
    case 'verification':
      return store.removeVerification(item.name)
    case 'release':
      return store.removeRelease(item.name)
    case 'build':
      return store.removeBuild(item.app, item.version)
  }
}
