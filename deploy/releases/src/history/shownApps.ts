import type { AppName, AppVersion, Release } from '@crossbook/contract'
import type { ChannelRevision, Store } from '@crossbook/store'
import { readRelease, UnreadableRelease } from './readRelease'

/** Versions that something shows by application. */
export type ShownApps = ReadonlyMap<AppName, AppVersion>

/** The versions of a release, the host's first. */
export function appsOf({ host, remotes }: Pick<Release, 'host' | 'remotes'>): ShownApps {
  return new Map([host, ...remotes].map(({ name, version }) => [name, version]))
}

/** The versions in the form of a revision's document. */
export function appsInDocument(release: Pick<Release, 'host' | 'remotes'>) {
  return Object.fromEntries(appsOf(release)) as Record<AppName, AppVersion>
}

/** Versions of a revision, from the revision itself or from its release; undefined when neither is readable. */
export async function appsOfRevision(
  store: Store,
  { apps, release }: Pick<ChannelRevision, 'apps' | 'release'>,
): Promise<ShownApps | undefined> {
  if (apps) return new Map(Object.entries(apps) as [AppName, AppVersion][])
  try {
    const document = await readRelease(store, release)
    return document && appsOf(document)
  } catch (error) {
    if (error instanceof UnreadableRelease) return undefined
    throw error
  }
}

/** Number of revisions to search first for an application's earlier versions. Each further round reads four times as many. */
const WINDOW = 50

/**
 * Returns the versions that an application had on a channel before the current one, newest first. Versions that were rolled back are
 * left out: after 1.0, 1.1, 1.2 and a rollback to 1.1, only 1.0 is left. Reads only as many revisions as needed.
 */
export async function versionsBefore(
  store: Store,
  history: readonly ChannelRevision[],
  app: AppName,
): Promise<readonly AppVersion[]> {
  for (let size = WINDOW; ; size *= 4) {
    const revisions = history.slice(-size)
    const shown: AppVersion[] = []
    for (const revision of revisions) {
      const version = (await appsOfRevision(store, revision))?.get(app)
      if (version === undefined) continue
      const place = shown.indexOf(version)
      if (place === -1) shown.push(version)
      else shown.splice(place + 1)
    }
    // The first version of a window may itself have been rolled back.
    if (shown.length > 2 || revisions.length === history.length) return shown.slice(0, -1).toReversed()
  }
}

/** Returns the revision that introduced an application's current version on a channel; undefined if unknown. */
export async function introducingRevision(store: Store, history: readonly ChannelRevision[], app: AppName) {
  let introduction: ChannelRevision | undefined
  const last = history.at(-1)
  const version = last && (await appsOfRevision(store, last))?.get(app)
  for (const revision of history.toReversed()) {
    const apps = await appsOfRevision(store, revision)
    if (!apps || apps.get(app) !== version) return introduction
    introduction = revision
  }
  return introduction
}
