import type { ReleaseId } from '@crossbook/contract'
import type { ChannelRevision, Store } from '@crossbook/store'
import { appsOfRevision } from '../history/shownApps'
import { shows } from './releasesBetween'

/** A build that failed, and the release in which it did. */
interface Failing {
  app: string
  version: string
  release: string
}

/**
 * Returns the ends of a search for the build that broke a release: the release itself, and the last earlier release without the
 * failed build. Undefined if the channel's history has no such release.
 */
export async function bisectEnds(
  store: Store,
  history: readonly ChannelRevision[],
  { app, version, release: bad }: Failing,
): Promise<{ good: ReleaseId; bad: string } | undefined> {
  const first = history.findIndex((revision) => shows(revision, bad))
  // A revision that starts a rollout still shows the previous release to everybody else.
  for (const revision of history.slice(0, first + 1).toReversed()) {
    if (revision.release === bad) continue
    const apps = new Map<string, string>((await appsOfRevision(store, revision)) ?? [])
    if (apps.size > 0 && apps.get(app) !== version) return { good: revision.release, bad }
  }
  return undefined
}
