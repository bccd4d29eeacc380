import { setTimeout as pause } from 'node:timers/promises'
import { type DocumentFiles, storedDocuments, storedPages } from '../documents'
import type { StoreWithFiles } from '../store'
import { type Bucket, openBucket } from './bucket'
import type { BucketOptions } from './bucketRequests'
import type { Clock } from './buildsInBucket'
import { filesInBucket } from './filesInBucket'
import { foldersInBucket } from './foldersInBucket'
import { publishedBuilds } from './publishedBuilds'
import { readBuilds } from './readBuilds'
import { revisionsInBucket } from './revisionsInBucket'
import { sitesInBucket } from './sitesInBucket'

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
  const folders = foldersInBucket(bucket)
  const known = readBuilds()
  return {
    ...publishedBuilds(bucket, known, { now, wait }),
    ...storedDocuments(documentsIn(bucket)),
    ...storedPages(folders),
    ...revisionsInBucket(bucket),
    ...sitesInBucket(bucket, folders, known),
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
