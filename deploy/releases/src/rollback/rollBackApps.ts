import { type AppName, type ChannelName, failure, HOST, type Result, success } from '@crossbook/contract'
import type { ChannelRevision, Store } from '@crossbook/store'
import type { ChannelProblem } from '../checks/channelProblems'
import type { RollbackOccasion } from './rollBack'
import { composeNext } from '../compose/composeNext'
import { promoteComposed, type Promoted } from '../promote/promoteComposed'
import { readMark } from '../builds/marks'
import { readChannel } from '../history/readRelease'
import { fitProblems, type Problems } from '../checks/releaseProblems'
import { type AppAtVersion, appsOf, versionsBefore } from '../history/shownApps'

/** Takes applications back to what each showed before, and leaves all others where they are. Checked as a promotion is. */
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
    endRollout: occasion.endRollout,
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
async function buildsBefore(
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
  return problems.length > 0 ? failure(problems) : success(builds)
}

async function unmarkedBefore(store: Store, history: readonly ChannelRevision[], app: AppName) {
  for (const version of versionsBefore(history, app))
    if (!(await readMark(store, app, version))) return version
  return undefined
}

/**
 * The applications that can only be rolled back together with these, because a shared module was raised in between: these and further
 * ones. Undefined where these fit alone, or nothing that the channel showed before fits.
 */
export async function fittingRollback(
  store: Store,
  channel: ChannelName,
  apps: readonly AppName[],
  occasion: RollbackOccasion,
): Promise<readonly AppName[] | undefined> {
  const wanted = new Set(apps)
  for (;;) {
    const builds = await buildsBefore(store, channel, [...wanted])
    const composed = builds.ok
      ? await composeNext(store, { channel, builds: builds.value, ...occasion })
      : builds
    if (!composed.ok) return undefined
    const misfits = fitProblems(composed.value.release).flatMap((one) =>
      'app' in one ? [one.app as AppName] : [],
    )
    if (misfits.length === 0) return wanted.size > apps.length ? [...wanted] : undefined
    // An application that is rolled back already does not fit the present host.
    const more = misfits.map((app) => (wanted.has(app) ? HOST : app)).filter((app) => !wanted.has(app))
    if (more.length === 0) return undefined
    for (const app of more) wanted.add(app)
  }
}
