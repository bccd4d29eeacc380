import type { AppName, AppVersion, Release } from '@crossbook/contract'
import type { ChannelRevision, Store } from '@crossbook/store'
import { readRelease, UnreadableRelease } from './readRelease'

/** Versions that something shows by application. */
export type ShownApps = ReadonlyMap<AppName, AppVersion>

/** The versions of a release, the host's first. */
export function appsOf({ host, remotes }: Pick<Release, 'host' | 'remotes'>): ShownApps {
  return new Map([host, ...remotes].map(({ name, version }) => [name, version]))
}

/** The same as a revision's document has it. */
export function appsInDocument(release: Pick<Release, 'host' | 'remotes'>) {
  return Object.fromEntries(appsOf(release)) as Record<AppName, AppVersion>
}

/** What a revision shows: as it says itself, or as its release does; undefined when that is pruned or damaged as well. */
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

/** Revisions that are looked through for one application's earlier version before more are read. */
const WINDOW = 50

/**
 * Versions that an application had on a channel before the present one, newest first. What was gone back from is not among
 * them: after 1.0, 1.1, 1.2 and back to 1.1 there is 1.0 alone. Reads a few revisions where those say enough.
 */
export async function versionsBefore(
  store: Store,
  history: readonly ChannelRevision[],
  app: AppName,
): Promise<readonly AppVersion[]> {
  for (let size = WINDOW; ; size *= 4) {
    const revisions = history.slice(-size)
    const standing: AppVersion[] = []
    for (const revision of revisions) {
      const version = (await appsOfRevision(store, revision))?.get(app)
      if (version === undefined) continue
      const place = standing.indexOf(version)
      if (place === -1) standing.push(version)
      else standing.splice(place + 1)
    }
    // The first of a window may itself have been gone back from.
    if (standing.length > 2 || revisions.length === history.length) return standing.slice(0, -1).toReversed()
  }
}

/** The revision that brought the version of an application that a channel shows now; undefined when nobody can tell. */
export async function bringerOf(store: Store, history: readonly ChannelRevision[], app: AppName) {
  let bringer: ChannelRevision | undefined
  const last = history.at(-1)
  const version = last && (await appsOfRevision(store, last))?.get(app)
  for (const revision of history.toReversed()) {
    const apps = await appsOfRevision(store, revision)
    if (!apps || apps.get(app) !== version) return bringer
    bringer = revision
  }
  return bringer
}
