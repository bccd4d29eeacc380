import {
  type AppName,
  type AppVersion,
  type BuiltHost,
  type BuiltRemote,
  fallbackBuilds,
  type PreviousBuild,
  type Release,
} from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import { integrityOf, MANIFEST } from '@crossbook/web-files'
import { readBuild, UnreadableBuild } from './publishBuild'
import { fitProblems } from './releaseProblems'

/** Builds that a page may fall back on for one remote; with each, a session that met broken ones has one more to stand on. */
export const FALLBACK_STEPS = 3

/** What a release says of the builds that its pages fall back on. */
export type Fallbacks = Pick<Release, 'previous' | 'earlier'>

/** Builds that are shown next, and what they follow. */
interface Followed {
  current: (Pick<Release, 'remotes'> & Fallbacks) | undefined
  host: BuiltHost
  remotes: readonly BuiltRemote[]
}

/** For each remote the builds that it had before, newest first: those that can be read and that this host can run. */
export async function fallbacksOf(store: Store, followed: Followed): Promise<Fallbacks> {
  const found = await Promise.all(
    followed.remotes.map(
      async ({ name, version }) => [name, await standing(store, followed, name, version)] as const,
    ),
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

async function standing(store: Store, { current, host }: Followed, app: AppName, present: AppVersion) {
  const builds: PreviousBuild[] = []
  for (const version of versionsBefore(current, app)) {
    if (builds.length === FALLBACK_STEPS) break
    if (version === present) continue
    const build = await fallbackBuild(store, host, app, version)
    if (build) builds.push(build)
  }
  return builds
}

/** Versions of a remote as a release names them: the one that it shows, and those that it falls back on, in order. */
function versionsBefore(current: Followed['current'], app: AppName) {
  const shown = current?.remotes.find(({ name }) => name === app)?.version
  const behind = fallbackBuilds({ previous: current?.previous?.[app], earlier: current?.earlier?.[app] })
  return new Set([...(shown === undefined ? [] : [shown]), ...behind.map(({ version }) => version)])
}

/** A build that would be no help to anybody, because this host could not run it or nobody can read it, is none. */
async function fallbackBuild(
  store: Store,
  host: BuiltHost,
  app: AppName,
  version: AppVersion,
): Promise<PreviousBuild | undefined> {
  try {
    const build = await readBuild(store, app, version)
    const manifest = await store.readBuildFile(app, version, MANIFEST)
    if (!manifest || build?.kind !== 'remote') return undefined
    if (fitProblems({ host, remotes: [build] }).length > 0) return undefined
    return { version, manifest: integrityOf(manifest) }
  } catch (error) {
    if (error instanceof UnreadableBuild) return undefined
    throw error
  }
}
