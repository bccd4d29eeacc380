import { type ChannelName, failure, type ReleaseId, type Result, success } from '@crossbook/contract'
import type { ChannelRevision, Store } from '@crossbook/store'
import type { ChannelProblem } from '../checks/channelProblems'
import { readRelease } from '../history/readRelease'
import type { BisectProblem } from '../checks/bisectProblems'
import type { ShownRelease } from './versionSteps'

/**
 * Returns the releases of a channel from a good one to a later bad one, which may be that of a rollout. Pruned releases between them are
 * left out, and their changes belong to the next one.
 */
export async function releasesBetween(
  store: Store,
  channel: ChannelName,
  good: ReleaseId,
  bad: ReleaseId,
): Promise<Result<ShownRelease[], BisectProblem | ChannelProblem>> {
  const history = await store.readHistory(channel)
  if (history.length === 0) return failure({ kind: 'channelEmpty', channel })
  const ofGood = (revision: ChannelRevision) => revision.release === good
  if (!history.some(ofGood)) return failure({ kind: 'neverShown', channel, release: good })
  const end = history.findLastIndex((revision) => shows(revision, bad))
  if (end === -1) return failure({ kind: 'neverShown', channel, release: bad })
  const isRollout = history[end]?.release !== bad
  const start = history.slice(0, isRollout ? end + 1 : end).findLastIndex(ofGood)
  if (start === -1) return failure({ kind: 'notInOrder', channel, good, bad })

  const shown: ShownRelease[] = []
  const between = history.slice(start, end + 1).map((revision) => ({ revision, id: revision.release }))
  const begun = history.find(({ rollout }) => rollout?.release === bad)
  if (isRollout && begun) between.push({ revision: begun, id: bad })
  for (const { revision, id } of between) {
    const release = await readRelease(store, id)
    if (release) shown.push({ revision, release })
    else if (id === good || id === bad) return failure({ kind: 'releaseUnknown', release: id })
  }
  return success(shown)
}

/** Whether a revision shows a release to everybody, or to the users of a rollout. */
export function shows({ release, rollout }: ChannelRevision, wanted: string) {
  return release === wanted || rollout?.release === wanted
}
