import type { PublishedVersions } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import semver from 'semver'
import { type BuildName, buildName } from '../history/servedBuilds'

type StoredBuild = Awaited<ReturnType<Store['listBuilds']>>[number]

/** The versions that a site serves by app, newest first: what VERSIONS_URL answers. */
export async function servedVersions(
  store: Store,
  served: ReadonlyMap<string, BuildName>,
): Promise<PublishedVersions> {
  const byApp = new Map<string, StoredBuild[]>()
  for (const build of await store.listBuilds())
    if (served.has(buildName(build))) byApp.set(build.app, [...(byApp.get(build.app) ?? []), build])
  const apps = [...byApp]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([app, builds]) => [app, builds.sort(newestFirst).map(({ version }) => version)] as const)
  return { apps: Object.fromEntries(apps) }
}

/** Sorts by time, newest first; builds published at the same time are sorted by version. */
function newestFirst(a: StoredBuild, b: StoredBuild) {
  return b.at.getTime() - a.at.getTime() || semver.compareBuild(b.version, a.version)
}
