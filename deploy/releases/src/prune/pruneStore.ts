import { type Result, success } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import type { Keeping } from './needs'
import { planPrune, type PrunePlan, type Stored } from './planPrune'
import type { PruneProblem } from '../checks/pruneProblems'

/** Result of a plan. */
export interface Pruned {
  removed: readonly Stored[]
  /** Planned objects that were kept, because they are needed by now. */
  spared: readonly Stored[]
}

/**
 * Removes the objects of a plan. Before each removal, checks whether the store has a new revision, mix or release. If so, plans again
 * and keeps the objects that are needed by now.
 */
export async function pruneStore(
  store: Store,
  plan: PrunePlan,
  keeping: Keeping,
): Promise<Result<Pruned, PruneProblem>> {
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

/** Everything that may need a build. */
interface Known {
  /** The current revision of each channel, and its mixes. */
  channels: string
  releases: ReadonlySet<string>
}

async function look(store: Store): Promise<Known> {
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
