import { canonicalJson, type ChannelName, type Release, type ReleaseId } from '@crossbook/contract'
import { appsInDocument } from '@crossbook/releases'
import type { ChannelRevision, PageSet, Store } from '@crossbook/store'
import type { Files } from '@crossbook/web-files'
import type { ForeignRemote } from './foreignRemote'
import type { Workbench } from './openWorkbench'

/** A store for a site under development. Its releases, pages and channel are kept in memory, because their history is not needed later. */
export interface DevelopmentStore extends Store {
  /** Shows this release on the channel from now on. */
  show(release: Release): Promise<void>
}

/** Creates a store with one channel, the builds of another store, and the current state of the apps on the workbenches. */
export function developmentStore(
  builds: Store,
  channel: ChannelName,
  workbenches: readonly Pick<Workbench | ForeignRemote, 'current' | 'read'>[],
): DevelopmentStore {
  const releases = new Map<ReleaseId, string>()
  const pages = new Map<PageSet, Files>()
  const revisions: ChannelRevision[] = []

  const store: Store = {
    ...builds,
    async readBuildFile(app, version, file) {
      const workbench = workbenches.find(({ current }) => current().name === app)
      const isCurrent = workbench?.current().version === version
      return workbench && isCurrent ? workbench.read(file) : builds.readBuildFile(app, version, file)
    },
    async putRelease(id, document) {
      releases.set(id, document)
    },
    readRelease: async (id) => releases.get(id),
    async putPages(set, files) {
      pages.set(set, files)
    },
    readPage: async (set, file) => pages.get(set)?.get(file),
    readPointer: async (name) => (name === channel ? revisions.at(-1) : undefined),
    readHistory: async (name) => (name === channel ? [...revisions] : []),
    listChannels: async () => (revisions.length > 0 ? [channel] : []),
    async movePointer(name, revision) {
      if (name !== channel || revision.revision !== revisions.length + 1) return 'conflict'
      revisions.push(revision)
      return 'moved'
    },
  }
  return {
    ...store,
    async show(release) {
      const { id, createdAt, author, reason } = release
      await store.putRelease(id, canonicalJson(release))
      await store.movePointer(channel, {
        revision: revisions.length + 1,
        release: id,
        at: createdAt,
        author,
        reason,
        kind: 'promotion',
        apps: appsInDocument(release),
      })
    },
  }
}
