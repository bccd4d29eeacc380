import {
  type AppName,
  type ChannelName,
  failure,
  fitMessage,
  type Release,
  type Result,
  success,
} from '@crossbook/contract'
import {
  type AppAtVersion,
  diffReleases,
  fitProblems,
  type ReleaseDifference,
  versionsBefore,
  rollbackTarget,
} from '@crossbook/releases'
import type { Reading } from '../reading/reading'

/** Number of revisions that are searched for an earlier version. */
const WINDOW = 400

/** Returns the builds that a rollback would show again. Fails with a message when there is no earlier release or version. */
export async function builtByRollback(
  reading: Reading,
  { channel, apps }: { channel: ChannelName; apps: readonly AppName[] },
): Promise<Result<readonly AppAtVersion[], string>> {
  if (apps.length === 0) {
    const target = await rollbackTarget(reading.store, channel, undefined)
    if (!target.ok) return failure(`Channel ${channel} has no earlier release to roll back to.`)
    const { present, release } = target.value
    const shown = new Map(
      (present ? [present.host, ...present.remotes] : []).map((app) => [app.name, app.version]),
    )
    return success(
      [release.host, ...release.remotes]
        .filter(({ name, version }) => shown.get(name) !== version)
        .map(({ name, version }) => ({ app: name, version })),
    )
  }
  const last = await reading.store.readPointer(channel)
  const history = await reading.histories.from(channel, (last?.revision ?? 1) - WINDOW)
  const builds: AppAtVersion[] = []
  for (const app of apps) {
    const [version] = versionsBefore(history, app)
    if (version === undefined)
      return failure(`Channel ${channel} has no earlier version of ${app} to roll back to.`)
    builds.push({ app, version })
  }
  return success(builds)
}

/** Returns the changes of a channel with these builds next to its other applications, and the problems between them. */
export async function changeBy(
  reading: Reading,
  channel: ChannelName,
  builds: readonly AppAtVersion[],
): Promise<{ difference: ReleaseDifference | null; problems: string[] }> {
  const last = await reading.store.readPointer(channel)
  const present = last && (await reading.release(last.release))
  if (!present || builds.length === 0) return { difference: null, problems: [] }
  const next: Pick<Release, 'host' | 'remotes'> = { host: present.host, remotes: present.remotes }
  for (const { app, version } of builds) {
    const build = await reading.build({ app, version })
    if (!build)
      return { difference: null, problems: [`${app} ${version} is not in this store: publish it first.`] }
    if (build.kind === 'host') next.host = build
    else next.remotes = [...next.remotes.filter(({ name }) => name !== build.name), build]
  }
  return {
    difference: diffReleases(present, next),
    problems: fitProblems(next).map((problem) => fitMessage(problem)),
  }
}
