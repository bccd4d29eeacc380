import { type BuiltApp, isOpen, type Release, type ReleaseId } from '@crossbook/contract'
import { readMixes } from '../mixes/readMixes'
import { readableRelease } from '../history/readRelease'
import { buildsOf, openReleases } from '../history/servedBuilds'
import { type AppAtVersion, buildName, shownOf } from '../history/shownApps'
import { ifReadable, type Patient } from './damage'

/** Reads every document of a store that names builds or releases. */
export async function readUses({ store, channels: names, now }: Patient) {
  const channels = await Promise.all(
    names.map(async (channel) => {
      const last = await ifReadable(store.readPointer(channel))
      const history = (last && (await ifReadable(store.readHistory(channel)))) ?? []
      const release = last && (await readableRelease(store, last.release))
      const tried = last?.rollout && (await readableRelease(store, last.rollout.release))
      const mixes = (await readMixes(store, channel)).mixes.filter((mix) => isOpen(mix, now))
      return { channel, history, last, release, tried, open: openReleases(history, now), mixes }
    }),
  )
  const stored = await Promise.all((await store.listReleases()).map(({ id }) => readableRelease(store, id)))
  const releases = stored.flatMap((release) => release ?? [])
  const described = new Map<string, BuiltApp>(
    releases.flatMap(({ host, remotes }) =>
      [host, ...remotes].map((app) => [buildName({ app: app.name, version: app.version }), app] as const),
    ),
  )
  return {
    channels,
    releases,
    described: (build: AppAtVersion) => described.get(buildName(build)),
    /** Names the channels and mixes that need a build; with a file also the routes that load it. */
    ofBuild(build: AppAtVersion, file?: string): string[] {
      const app = described.get(buildName(build))
      const routes = app && file !== undefined ? routesOf(app, file) : ''
      const isIn = (builds: readonly AppAtVersion[]) => builds.map(buildName).includes(buildName(build))
      return channels.flatMap(({ channel, release, mixes }) => [
        ...(release && isIn(shownOf(release))
          ? [`channel ${channel} shows ${build.app} ${build.version}${routes}`]
          : release && isIn(buildsOf(release))
            ? [`channel ${channel} falls back on ${build.app} ${build.version}`]
            : []),
        ...mixes
          .filter(({ remotes }) => isIn(remotes.map(({ name, version }) => ({ app: name, version }))))
          .map(({ id }) => `mix ${id} of channel ${channel} shows it`),
      ])
    },
    /** Names the revisions that showed a release, as `staging 1, 3`. */
    revisionsOf: (id: ReleaseId) =>
      channels.flatMap(({ channel, history }) => {
        const shown = history.filter(({ release }) => release === id).map(({ revision }) => revision)
        return shown.length > 0 ? [`${channel} ${shown.join(', ')}`] : []
      }),
    releasesWith: (name: string): Release[] =>
      releases.filter((release) => shownOf(release).map(buildName).includes(name)),
  }
}

export type Uses = Awaited<ReturnType<typeof readUses>>

/** ` (/wallet/home)`; a file that every screen needs names all routes of its application. */
function routesOf({ screens }: BuiltApp, file: string) {
  const own = screens.filter(({ files }) => files.includes(file))
  const paths = (own.length > 0 ? own : screens).map(({ path }) => path)
  return paths.length === 0 ? '' : ` (${paths.join(', ')})`
}
