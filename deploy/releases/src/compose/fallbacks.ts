import {
  type AppName,
  type AppVersion,
  type BuiltHost,
  type BuiltRemote,
  type ChannelName,
  fallbackBuildsOf,
  type PreviousBuild,
  type Release,
} from '@crossbook/contract'
import { DEFAULT_SETTINGS, type Store } from '@crossbook/store'
import { integrityOf, MANIFEST } from '@crossbook/web-files'
import { readMark } from '../builds/marks'
import { readableBuild } from '../builds/readBuild'
import { fitProblems } from '../checks/releaseProblems'
import { versionsBefore } from '../history/shownApps'
import { signatureProblems } from '../checks/signatureProblems'

/** Default maximum number of fallback builds of a page for one remote. Each one covers one more failure in a session. */
const FALLBACK_STEPS = 3

/** The fallback builds that a release names. */
export type Fallbacks = Pick<Release, 'previous' | 'earlier'>

/** The builds of a channel's next release, and the release that they follow. */
export interface Followed {
  channel: ChannelName
  /** The channel's current release, if it is readable. */
  current: (Pick<Release, 'id' | 'host' | 'hostBefore' | 'remotes'> & Fallbacks) | undefined
  host: BuiltHost
  remotes: readonly BuiltRemote[]
  now: Date
}

/** Returns the previous builds of each remote, newest first, that this host can run and whose key is still valid. */
export async function fallbacksOf(store: Store, followed: Followed): Promise<Fallbacks> {
  const { fallbacks: steps = FALLBACK_STEPS } =
    (await store.readPointer(followed.channel))?.settings ?? DEFAULT_SETTINGS
  const found = await Promise.all(
    followed.remotes.map(
      async ({ name, version }) =>
        [name, await fallbacksOfRemote(store, followed, name, version, steps)] as const,
    ),
  )
  return asFallbacks(found)
}

/** Selects the fallback builds of a page that are still usable: not marked as bad since, and able to run on this host. */
export async function usableFallbacks(
  store: Store,
  host: BuiltHost,
  { previous, earlier }: Fallbacks,
): Promise<Fallbacks> {
  const names = Object.keys(previous ?? {}) as AppName[]
  const found = await Promise.all(
    names.map(async (app) => {
      const behind = fallbackBuildsOf({ previous, earlier }, app)
      const builds = await Promise.all(behind.map(({ version }) => runnable(store, host, app, version)))
      return [app, behind.filter((_, index) => builds[index])] as const
    }),
  )
  return asFallbacks(found)
}

/** Converts the lists to the form of the document, where the first build has its own field. */
function asFallbacks(lists: readonly (readonly [AppName, readonly PreviousBuild[]])[]): Fallbacks {
  const previous = lists.flatMap(([name, [first]]) => (first ? [[name, first] as const] : []))
  const earlier = lists.flatMap(([name, [, ...rest]]) => (rest.length > 0 ? [[name, rest] as const] : []))
  return {
    ...(previous.length > 0 ? { previous: Object.fromEntries(previous) } : {}),
    ...(earlier.length > 0 ? { earlier: Object.fromEntries(earlier) } : {}),
  }
}

async function fallbacksOfRemote(
  store: Store,
  followed: Followed,
  app: AppName,
  present: AppVersion,
  steps: number,
) {
  const { current } = followed
  const shownVersions = versionsNamed(current, app)
  // A user who falls back on an earlier build must not get a later one.
  const place = shownVersions.indexOf(present)
  const builds: PreviousBuild[] = []
  const seen = new Set([present])
  const take = async (versions: readonly AppVersion[]) => {
    for (const version of versions) {
      if (builds.length === steps) return
      if (seen.has(version)) continue
      seen.add(version)
      const build = await fallbackBuild(store, followed, app, version)
      if (build) builds.push(build)
    }
  }
  const direct = shownVersions.slice(place + 1)
  await take(direct)
  // A list that has lost builds, or may be longer now, is extended from the channel's history.
  const isShort = builds.length < direct.length || place !== -1 || steps > FALLBACK_STEPS
  if (!isShort || builds.length === steps) return builds
  const before = versionsBefore(await store.readHistory(followed.channel), app)
  await take(before.slice(before.indexOf(present) + 1))
  return builds
}

/** Returns the versions of a remote in a release: the shown version, then its fallback versions in order. */
function versionsNamed(current: Followed['current'], app: AppName) {
  const shown = current?.remotes.find(({ name }) => name === app)?.version
  const behind = current ? fallbackBuildsOf(current, app) : []
  const versions = behind.map(({ version }) => version)
  return shown === undefined ? versions : [shown, ...versions]
}

/** Returns a build in its fallback form; undefined if this host cannot run it, it is marked as bad, or its key was revoked. */
async function fallbackBuild(
  store: Store,
  { channel, host, now }: Followed,
  app: AppName,
  version: AppVersion,
): Promise<PreviousBuild | undefined> {
  const build = await runnable(store, host, app, version)
  const manifest = await store.readBuildFile(app, version, MANIFEST)
  if (!manifest || !build) return undefined
  const showing = { channel, builds: { remotes: [build] }, known: 'history', now } as const
  if ((await signatureProblems(store, showing)).length > 0) return undefined
  return { version, manifest: integrityOf(manifest) }
}

/** Returns a remote's build if it is readable and not marked as bad, and this host can run it; otherwise undefined. */
async function runnable(store: Store, host: BuiltHost, app: AppName, version: AppVersion) {
  if (await readMark(store, app, version)) return undefined
  const build = await readableBuild(store, app, version)
  if (build?.kind !== 'remote' || fitProblems({ host, remotes: [build] }).length > 0) return undefined
  return build
}
