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
import { readBuild, UnreadableBuild } from '../builds/readBuild'
import { fitProblems } from '../checks/releaseProblems'
import { versionsBefore } from '../history/shownApps'
import { signatureProblems } from '../checks/signatureProblems'

/** Builds that a page may fall back on for one remote, where its channel says nothing; with each, a session that met broken ones has one more to stand on. */
const FALLBACK_STEPS = 3

/** What a release says of the builds that its pages fall back on. */
export type Fallbacks = Pick<Release, 'previous' | 'earlier'>

/** Builds that are shown next, and what they follow. */
interface Followed {
  channel: ChannelName
  current: (Pick<Release, 'remotes'> & Fallbacks) | undefined
  host: BuiltHost
  remotes: readonly BuiltRemote[]
  now: Date
}

/** For each remote the builds that it had before, newest first: those that can be read, that this host can run, and whose key still counts. */
export async function fallbacksOf(store: Store, followed: Followed): Promise<Fallbacks> {
  const { fallbacks: steps = FALLBACK_STEPS } =
    (await store.readPointer(followed.channel))?.settings ?? DEFAULT_SETTINGS
  const found = await Promise.all(
    followed.remotes.map(
      async ({ name, version }) => [name, await standing(store, followed, name, version, steps)] as const,
    ),
  )
  return asFallbacks(found)
}

/** Of builds that pages may fall back on, those that still help: nobody has marked them since, and this host can run them. */
export async function stillStanding(
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

/** The same lists as documents have them: the first build by itself, which is all that older hosts look for. */
function asFallbacks(lists: readonly (readonly [AppName, readonly PreviousBuild[]])[]): Fallbacks {
  const previous = lists.flatMap(([name, [first]]) => (first ? [[name, first] as const] : []))
  const earlier = lists.flatMap(([name, [, ...rest]]) => (rest.length > 0 ? [[name, rest] as const] : []))
  return {
    ...(previous.length > 0 ? { previous: Object.fromEntries(previous) } : {}),
    ...(earlier.length > 0 ? { earlier: Object.fromEntries(earlier) } : {}),
  }
}

async function standing(store: Store, followed: Followed, app: AppName, present: AppVersion, steps: number) {
  const { current } = followed
  const named = versionsNamed(current, app)
  // Who goes back to an earlier build wants none of those that came after it.
  const place = named.indexOf(present)
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
  const direct = named.slice(place + 1)
  await take(direct)
  // A list that has lost some of its builds, or is to be longer, has those that stood too far behind to be on it.
  const isShort = builds.length < direct.length || place !== -1 || steps > FALLBACK_STEPS
  if (!isShort || builds.length === steps) return builds
  const before = await versionsBefore(store, await store.readHistory(followed.channel), app)
  await take(before.slice(before.indexOf(present) + 1))
  return builds
}

/** Versions of a remote as a release names them: the one that it shows, and those that it falls back on, in order. */
function versionsNamed(current: Followed['current'], app: AppName) {
  const shown = current?.remotes.find(({ name }) => name === app)?.version
  const behind = current ? fallbackBuildsOf(current, app) : []
  const versions = behind.map(({ version }) => version)
  // The one that is shown stays: its list is the one that stands behind it.
  return shown === undefined ? versions : [shown, ...versions]
}

/** A build that would be no help to anybody, because this host could not run it, nobody can read it or its key was revoked, is none. */
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

/** A remote's build that nobody has marked, that can be read and that this host can run; undefined where it is none. */
async function runnable(store: Store, host: BuiltHost, app: AppName, version: AppVersion) {
  if (await readMark(store, app, version)) return undefined
  try {
    const build = await readBuild(store, app, version)
    if (build?.kind !== 'remote' || fitProblems({ host, remotes: [build] }).length > 0) return undefined
    return build
  } catch (error) {
    if (error instanceof UnreadableBuild) return undefined
    throw error
  }
}
