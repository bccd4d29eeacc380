import { type AppName, type AppVersion, HOST, own, type Release } from '@crossbook/contract'
import type { ChannelRevision } from '@crossbook/store'

/** The builds of a release. */
export type Builds = Pick<Release, 'host' | 'remotes'>

/** Names one published build: `wallet@1.4.0`. */
export interface AppAtVersion {
  app: AppName
  version: AppVersion
}

/** One build's name in lists. */
export function buildName({ app, version }: AppAtVersion) {
  return `${app}@${version}`
}

/** The builds of a release or of a mix, without those that its pages fall back on. */
export function shownOf({ host, remotes }: { host?: App; remotes: readonly App[] }): AppAtVersion[] {
  return [...(host ? [host] : []), ...remotes].map(({ name, version }) => ({ app: name, version }))
}

interface App {
  name: AppName
  version: AppVersion
}

/** Versions that something shows by application. */
export type ShownApps = ReadonlyMap<AppName, AppVersion>

/** The versions of a release, the host's first. */
export function appsOf({ host, remotes }: Builds): ShownApps {
  return new Map([host, ...remotes].map(({ name, version }) => [name, version]))
}

/** The versions in the form of a revision's document. */
export function appsInDocument(release: Builds) {
  return Object.fromEntries(appsOf(release)) as Record<AppName, AppVersion>
}

/** Compares names of applications for lists: the host comes first. */
export function hostFirst(a: string, b: string) {
  return Number(b === HOST) - Number(a === HOST) || a.localeCompare(b)
}

/** The versions of a revision, or of its rollout. */
export function appsOfRevision({ apps }: Pick<ChannelRevision, 'apps'>): ShownApps {
  return new Map(Object.entries(apps) as [AppName, AppVersion][])
}

/**
 * Returns the versions that an application had on a channel before the current one, newest first. Versions that were rolled back are
 * left out: after 1.0, 1.1, 1.2 and a rollback to 1.1, only 1.0 is left.
 */
export function versionsBefore(history: readonly ChannelRevision[], app: AppName): readonly AppVersion[] {
  const shown: AppVersion[] = []
  for (const { apps } of history) {
    const version = own(apps, app)
    if (version === undefined) continue
    const place = shown.indexOf(version)
    if (place === -1) shown.push(version)
    else shown.splice(place + 1)
  }
  return shown.slice(0, -1).toReversed()
}

/** Returns the revision that introduced an application's current version on a channel. */
export function introducingRevision(history: readonly ChannelRevision[], app: AppName) {
  const version = own(history.at(-1)?.apps, app)
  const otherVersion = history.findLastIndex(({ apps }) => own(apps, app) !== version)
  return history[otherVersion + 1]
}
