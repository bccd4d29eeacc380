import type { AppName, BuiltHost, BuiltRemote, PreviousBuild, Release, ReleaseId } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import { integrityOf, MANIFEST } from '@crossbook/web-files'
import { composeRelease } from './composeRelease'
import { readBuild } from './publishBuild'
import { fitProblems } from './releaseProblems'

/** Builds that are to be a channel's next release, and what they follow. */
export interface Succession {
  /** Release that the channel shows now, also where this code cannot read it; null before the first. */
  parent: ReleaseId | null
  /** The same as a document, where it can be read. */
  current: Pick<Release, 'remotes' | 'previous'> | undefined
  host: BuiltHost
  remotes: readonly BuiltRemote[]
  author: string
  reason: string
  /** ISO 8601 instant. */
  createdAt: string
}

/** The release of these builds; each remote brings the last other build it had, for pages to fall back on. */
export async function nextRelease(store: Store, { current, remotes, ...content }: Succession) {
  const previous = await previousBuilds(store, current, content.host, remotes)
  return composeRelease({
    ...content,
    remotes: [...remotes],
    ...(Object.keys(previous).length > 0 ? { previous } : {}),
  })
}

async function previousBuilds(
  store: Store,
  current: Succession['current'],
  host: BuiltHost,
  remotes: readonly BuiltRemote[],
): Promise<Record<AppName, PreviousBuild>> {
  const found = remotes.map(async (remote) => {
    const last = current?.remotes.find(({ name }) => name === remote.name)
    const version =
      last && last.version !== remote.version ? last.version : current?.previous?.[remote.name]?.version
    if (version === undefined || version === remote.version) return []
    const build = await readBuild(store, remote.name, version)
    const manifest = await store.readBuildFile(remote.name, version, MANIFEST)
    // A build that this host could not run would be no help to anybody.
    if (!manifest || build?.kind !== 'remote' || fitProblems({ host, remotes: [build] }).length > 0) return []
    return [[remote.name, { version, manifest: integrityOf(manifest) }] as const]
  })
  return Object.fromEntries((await Promise.all(found)).flat())
}
