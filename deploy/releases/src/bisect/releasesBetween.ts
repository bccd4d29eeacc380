import { type ChannelName, failure, type ReleaseId, type Result, success } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import type { ChannelProblem } from '../channelProblems'
import { readRelease } from '../readRelease'
import type { BisectProblem } from './bisectProblems'
import type { ShownRelease } from './versionSteps'

/**
 * What a channel showed from a good release to a later bad one. Releases between them that were pruned are left out: their
 * changes then belong to the next one.
 */
export async function releasesBetween(
  store: Store,
  channel: ChannelName,
  good: ReleaseId,
  bad: ReleaseId,
): Promise<Result<ShownRelease[], BisectProblem | ChannelProblem>> {
  const history = await store.readHistory(channel)
  if (history.length === 0) return failure({ kind: 'channelEmpty', channel })
  for (const release of [good, bad])
    if (!history.some((revision) => revision.release === release))
      return failure({ kind: 'neverShown', channel, release })
  const end = history.findLastIndex(({ release }) => release === bad)
  const start = history.slice(0, end).findLastIndex(({ release }) => release === good)
  if (start === -1) return failure({ kind: 'notInOrder', channel, good, bad })

  const shown: ShownRelease[] = []
  for (const revision of history.slice(start, end + 1)) {
    const release = await readRelease(store, revision.release)
    if (release) shown.push({ revision, release })
    else if (revision.release === good || revision.release === bad)
      return failure({ kind: 'releaseUnknown', release: revision.release })
  }
  return success(shown)
}
