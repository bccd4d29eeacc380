import { canonicalJson, type Release, type ReleaseId } from '@crossbook/contract'
import {
  type ChannelRevision,
  channelName,
  type PageSet,
  type PrerenderKey,
  type Store,
} from '@crossbook/store'
import type { Files } from '@crossbook/web-files'
import { appsInDocument } from '../history/shownApps'

/** A store with an additional channel for previews, which has no stored history. */
export interface PreviewStore extends Store {
  /** Makes the channel show this release. */
  show(release: Release): Promise<void>
}

/** The channel of every preview store. */
export const PREVIEW = channelName('preview')

/** Returns a store with another store's builds, and its own releases and pages in memory. It writes nothing to the other store. */
export function previewStore(store: Store): PreviewStore {
  const releases = new Map<ReleaseId, string>()
  const pages = new Map<PageSet, Files>()
  const prerenders = new Map<PrerenderKey, Files>()
  const revisions: ChannelRevision[] = []

  return {
    ...store,
    putRelease: async (id, document) => void releases.set(id, document),
    readRelease: async (id) => releases.get(id) ?? store.readRelease(id),
    putPages: async (set, files) => void pages.set(set, files),
    readPage: async (set, file) => pages.get(set)?.get(file),
    putPrerender: async (key, files) => void prerenders.set(key, files),
    readPrerender: async (key, file) => prerenders.get(key)?.get(file) ?? store.readPrerender(key, file),
    readPointer: async (channel) => (channel === PREVIEW ? revisions.at(-1) : undefined),
    readHistory: async (channel) => (channel === PREVIEW ? [...revisions] : []),
    listChannels: async () => [PREVIEW],
    movePointer: async () => 'conflict',
    async show(release) {
      const { id, createdAt: at, author, reason } = release
      releases.set(id, canonicalJson(release))
      const apps = appsInDocument(release)
      revisions.push({
        ...{ revision: revisions.length + 1, release: id, at, author, reason, apps },
        kind: 'promotion',
      })
    },
  }
}

/** A preview store that also keeps prerenders in the store, for a later promotion, where the user may write there. */
export function prerenderingStore(store: Store): PreviewStore {
  const preview = previewStore(store)
  return {
    ...preview,
    async putPrerender(key, files) {
      await preview.putPrerender(key, files)
      await store.putPrerender(key, files).catch(() => undefined)
    },
  }
}
