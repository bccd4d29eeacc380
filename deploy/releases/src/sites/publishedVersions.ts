import type { PublishedVersions } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import semver from 'semver'

type StoredBuild = Awaited<ReturnType<Store['listBuilds']>>[number]

/** Every published version by app, newest first: what VERSIONS_URL answers. */
export async function publishedVersions(store: Store): Promise<PublishedVersions> {
  const byApp = new Map<string, StoredBuild[]>()
  for (const build of await store.listBuilds()) byApp.set(build.app, [...(byApp.get(build.app) ?? []), build])
  const apps = [...byApp]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([app, builds]) => [app, builds.sort(newestFirst).map(({ version }) => version)] as const)
  return { apps: Object.fromEntries(apps) }
}

/** Builds that came in the same moment stand in the order of their versions. */
function newestFirst(a: StoredBuild, b: StoredBuild) {
  return b.at.getTime() - a.at.getTime() || semver.compareBuild(b.version, a.version)
}
