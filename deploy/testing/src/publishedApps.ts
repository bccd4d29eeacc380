import path from 'node:path'
import type { AppName, AppVersion, BuiltHost, BuiltRemote, ReleaseId } from '@crossbook/contract'
import { channelName, folderStore, type Store } from '@crossbook/store'
import { hostBuild, published, remoteBuild } from './sampleBuilds'

export const STAGING = channelName('staging')

/** The store that command lines use in a folder, or another one, and quick ways to put builds into it. */
export function appsIn(root: string, store: Store = folderStore(path.join(root, '.crossbook', 'store'))) {
  return {
    store,
    host: (version = '1.0.0', overrides: Partial<BuiltHost> = {}) =>
      published(store, hostBuild({ version: version as AppVersion, ...overrides })),
    remote: (name: string, version: string, overrides: Partial<BuiltRemote> = {}) =>
      published(store, remoteBuild({ name: name as AppName, version: version as AppVersion, ...overrides })),
    /** The release that the channel shows. */
    shown: async (): Promise<ReleaseId> => {
      const revision = await store.readPointer(STAGING)
      if (!revision) throw new Error('The channel shows nothing')
      return revision.release
    },
    /** `app version` of everything that the channel shows. */
    versions: async () => {
      const document = await store.readRelease(
        (await store.readPointer(STAGING))?.release ?? ('' as ReleaseId),
      )
      const release = JSON.parse(document ?? '{}') as { host: BuiltHost; remotes: BuiltRemote[] }
      return [release.host, ...release.remotes].map(({ name, version }) => `${name} ${version}`)
    },
  }
}
