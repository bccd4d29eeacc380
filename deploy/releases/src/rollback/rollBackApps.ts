import { type AppName, type ChannelName, failure, type Result } from '@crossbook/contract'
import type { ChannelRevision, Store } from '@crossbook/store'
import type { ChannelProblem } from '../checks/channelProblems'
import type { RollbackOccasion } from './rollBack'
import { type AppAtVersion, composeNext } from '../compose/composeNext'
import { promoteComposed, type Promoted } from '../promote/promoteComposed'
import { readMark } from '../builds/marks'
import { readChannel } from '../history/readRelease'
import type { ReleaseProblem } from '../checks/releaseProblems'
import { appsOf, versionsBefore } from '../history/shownApps'

type Problems = readonly (ChannelProblem | ReleaseProblem)[]

/**
 * Takes applications of a channel back to what each showed before, and leaves all others where they are, also where they have
 * been promoted since. The result is a release like any other, checked as a promotion is.
 */
export async function rollBackApps(
  store: Store,
  channel: ChannelName,
  apps: readonly AppName[],
  occasion: RollbackOccasion,
): Promise<Result<Promoted, Problems>> {
  return promoteComposed(store, {
    channel,
    kind: 'rollback',
    changes: apps,
    // The earlier build is better than the current one, even when it cannot be rendered on this machine.
    force: true,
    endRollout: occasion.endRollout ?? false,
    async compose(seen) {
      const builds = await buildsBefore(seen, channel, apps)
      if (!builds.ok) return builds
      const composed = await composeNext(seen, { channel, builds: builds.value, ...occasion })
      if (composed.ok) return composed
      return failure(
        composed.problem.map((problem) =>
          problem.kind === 'notPublished' ? { ...problem, kind: 'earlierPruned', channel } : problem,
        ),
      )
    },
  })
}

/** The builds that a channel showed before of these applications. */
export async function buildsBefore(
  store: Store,
  channel: ChannelName,
  apps: readonly AppName[],
): Promise<Result<AppAtVersion[], readonly ChannelProblem[]>> {
  const current = await readChannel(store, channel)
  if (!current) return failure([{ kind: 'channelEmpty', channel }])
  const history = await store.readHistory(channel)
  const shown = appsOf(current.release)
  const builds: AppAtVersion[] = []
  const problems: ChannelProblem[] = []
  for (const app of apps) {
    const version = shown.get(app)
    const before = version && (await unmarkedBefore(store, history, app))
    if (version === undefined) problems.push({ kind: 'appNotShown', channel, app, shown: [...shown.keys()] })
    else if (before === undefined) problems.push({ kind: 'nothingBeforeApp', channel, app, version })
    else builds.push({ app, version: before })
  }
  return problems.length > 0 ? failure(problems) : { ok: true, value: builds }
}

async function unmarkedBefore(store: Store, history: readonly ChannelRevision[], app: AppName) {
  for (const version of versionsBefore(history, app))
    if (!(await readMark(store, app, version))) return version
  return undefined
}
