import { own, type ReleaseId } from '@crossbook/contract'
import type { ChannelRevision } from '@crossbook/store'
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
export function bisectEnds(
  history: readonly ChannelRevision[],
  { app, version, release: bad }: Failing,
): { good: ReleaseId; bad: string } | undefined {
  const first = history.findIndex((revision) => shows(revision, bad))
  // A revision that starts a rollout still shows the previous release to everybody else.
  const good = history
    .slice(0, first + 1)
    .findLast(({ release, apps }) => release !== bad && own(apps, app) !== version)
  return good && { good: good.release, bad }
}
