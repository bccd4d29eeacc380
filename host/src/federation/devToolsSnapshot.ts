import { containerName, HOST } from '@crossbook/contract'
import type { addGlobalSnapshot } from '@module-federation/runtime-core'

/** A build as the page has registered it: the name under which the runtime knows it, its version, and the address of its entry. */
interface ListedBuild {
  name: string
  version: string
  entry: string
}

/**
 * Describes the builds of a page for Module Federation's DevTools: the host, and each remote with its version. The DevTools read the
 * runtime's global snapshot, which the runtime itself fills from manifests only. Pages load entries, without asking for a manifest.
 */
export function devToolsSnapshot(
  hostVersion: string,
  builds: readonly ListedBuild[],
): Parameters<typeof addGlobalSnapshot>[0] {
  const remotesInfo = Object.fromEntries(
    builds.map(({ name, version }) => [name, { matchedVersion: version }]),
  )
  return {
    [containerName(HOST, hostVersion)]: { version: hostVersion, remoteEntry: '', remotesInfo },
    ...Object.fromEntries(
      builds.map(({ name, version, entry }) => [
        `${name}:${version}`,
        { version, remoteEntry: entry, globalName: name },
      ]),
    ),
  }
}
