import { setTimeout as pause } from 'node:timers/promises'
import { withCompressed } from '@crossbook/web-files'
import { type DocumentFiles, storedDocuments } from '../documents'
import type { StoredChannels, StoredPages } from '../store'
import type { StoreWithFiles } from '../storedFiles'
import { channelNamesOf, documentBytes, isPrerenderKey, LAYOUT, pageSetOf } from '../storeLayout'
import { type Bucket, openBucket } from './bucket'
import type { BucketOptions } from './bucketRequests'
import type { Clock } from './buildsInBucket'
import { filesInBucket } from './filesInBucket'
import { isOnBucketSites } from './pagesInBucket'
import { publishedBuilds } from './publishedBuilds'
import { readBuilds } from './readBuilds'
import { revisionsInBucket } from './revisionsInBucket'
import { sitesInBucket } from './sitesInBucket'
import { type WholeFolders, wholeFolders } from './wholeFolders'

/** The place of the store, and a clock for tests. */
export type S3StoreOptions = Omit<BucketOptions, 'wait'> & Partial<Clock>

/**
 * Opens a store in a bucket of an S3-compatible server, laid out by LAYOUT, so that any server or CDN can serve its static files. The
 * server needs conditional writes: a revision and a release are objects that can be created once. Throws a StoreProblem for
 * failures that a person can fix.
 */
export function s3Store({
  now = () => new Date(),
  wait = pause,
  ...options
}: S3StoreOptions): StoreWithFiles {
  const bucket = openBucket({ ...options, wait })
  const folders = wholeFolders(bucket)
  const known = readBuilds()
  const { read, ...sites } = sitesInBucket(bucket, folders, known)
  return {
    ...publishedBuilds(bucket, known, { now, wait }),
    ...storedDocuments(documentsIn(bucket)),
    ...pagesIn(folders),
    ...revisionsIn(bucket),
    ...sites,
    isOnSites: isOnBucketSites,
    readSite: read,
    files: filesInBucket(bucket, folders),
  }
}

function documentsIn(bucket: Bucket): DocumentFiles {
  return {
    async read(key) {
      const found = await bucket.read(key)
      return found && Buffer.from(found.bytes).toString('utf8')
    },
    has: async (key) => (await bucket.look(key)) !== undefined,
    create: (key, document) => bucket.create(key, Buffer.from(document)),
    async replace(key, document) {
      const bytes = Buffer.from(document)
      for (;;) {
        const there = await bucket.look(key)
        const written = there ? bucket.replace(key, bytes, there.etag) : bucket.create(key, bytes)
        if ((await written) !== undefined) return
      }
    },
    put: (key, document) => bucket.put(key, Buffer.from(document)),
    remove: (key) => bucket.remove(key),
    list: async (folder) => new Map([...(await bucket.list(folder))].map(([name, { at }]) => [name, at])),
  }
}

function pagesIn(folders: WholeFolders): StoredPages {
  return {
    putPages: (set, pages) => folders.put(LAYOUT.pages(set), pages),
    async repairPages(set, pages) {
      await folders.remove(LAYOUT.pages(set))
      await folders.put(LAYOUT.pages(set), await withCompressed(pages))
    },
    readPage: (set, file) => folders.read(LAYOUT.pages(set), file),
    async listPages() {
      return [...(await folders.list(LAYOUT.pageSets))].flatMap(([name, at]) => {
        const set = pageSetOf(name)
        return set ? [{ set, at }] : []
      })
    },
    removePages: (set) => folders.remove(LAYOUT.pages(set)),
    putPrerender: (key, files) => folders.put(LAYOUT.prerender(key), files),
    readPrerender: (key, file) => folders.read(LAYOUT.prerender(key), file),
    async listPrerenders() {
      return [...(await folders.list(LAYOUT.prerenders))].flatMap(([key, at]) =>
        isPrerenderKey(key) ? [{ key, at }] : [],
      )
    },
    removePrerender: (key) => folders.remove(LAYOUT.prerender(key)),
  }
}

function revisionsIn(bucket: Bucket): StoredChannels {
  const revisions = revisionsInBucket(bucket)
  return {
    readPointer: revisions.readLast,
    readHistory: (channel, from = 1) => revisions.readFrom(channel, from),
    async movePointer(channel, revision) {
      if (!revisions.hasRead(channel, revision.revision - 1)) {
        const last = (await revisions.readLast(channel))?.revision ?? 0
        if (revision.revision > last + 1)
          throw new Error(`Channel ${channel} is at revision ${last}; ${revision.revision} cannot follow it`)
      }
      const bytes = documentBytes(revision)
      const made = await bucket.create(LAYOUT.revision(channel, revision.revision), bytes)
      if (made === undefined) return 'conflict'
      await revisions.remember(channel, revision.revision, { etag: made, text: bytes.toString() })
      return 'moved'
    },
    listChannels: async () => channelNamesOf(await bucket.folders(LAYOUT.channels)),
  }
}
