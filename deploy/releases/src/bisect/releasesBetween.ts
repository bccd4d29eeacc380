import { type ChannelName, failure, own, type ReleaseId, type Result, success } from '@crossbook/contract'
import type { ChannelRevision, Store } from '@crossbook/store'
import type { ChannelProblem } from '../checks/channelProblems'
import { readRelease } from '../history/readRelease'
import type { BisectProblem } from '../checks/bisectProblems'
import type { ShownRelease } from './versionSteps'

/** Returns the releases from a good one to a later bad one or its rollout. The next release also has the changes of pruned ones. */
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

/** Returns a broken release, and the last earlier one of the history without the failed build; undefined if there is none. */
export function bisectEnds(
  history: readonly ChannelRevision[],
  { app, version, release: bad }: Record<'app' | 'version' | 'release', string>,
): { good: ReleaseId; bad: string } | undefined {
  const first = history.findIndex((revision) => shows(revision, bad))
  // A revision that starts a rollout still shows the previous release to everybody else.
  const good = history
    .slice(0, first + 1)
    .findLast(({ release, apps }) => release !== bad && own(apps, app) !== version)
  return good && { good: good.release, bad }
}
