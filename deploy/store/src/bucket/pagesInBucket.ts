import { createHash } from 'node:crypto'
import type { ChannelName } from '@crossbook/contract'
import {
  compressedFormOf,
  inParallel,
  integrityOf,
  PRECOMPRESSED_IN_BUCKETS,
  SHOWN_RELEASE_FILE,
} from '@crossbook/web-files'
import * as v from 'valibot'
import type { PageSet } from '../names'
import { StoreProblem } from '../storeProblem'
import { documentBytes, LAYOUT, pageSetOf } from '../storeLayout'
import type { Bucket, StoredObject } from './bucket'
import type { FoldersInBucket } from './foldersInBucket'

/** Returns whether a site in a bucket has this file: all but the compressed forms that sites there do not have. */
export function isOnBucketSites(file: string) {
  const encoding = compressedFormOf(file)?.encoding
  return encoding === undefined || PRECOMPRESSED_IN_BUCKETS.some((form) => form.encoding === encoding)
}

const pageListSchema = v.object({
  set: v.string(),
  /** ETag of each copied file. */
  files: v.record(v.string(), v.string()),
  /** Hash of each copied file. */
  hashes: v.record(v.string(), v.string()),
})

type PageList = v.InferOutput<typeof pageListSchema>

/** Objects by their names in a folder. */
export type Objects = ReadonlyMap<string, StoredObject>

/** The folder of a site's set of pages: those of all visitors, or those of a rollout's cohorts. */
export const PLACES_OF_PAGES = {
  ofAll: { folder: LAYOUT.sitePages, list: LAYOUT.siteList },
  next: { folder: LAYOUT.siteNext, list: LAYOUT.nextList },
} as const

/**
 * A place for pages on each channel's site in a bucket, which has no links: the pages are copies of a set. A list names the copied
 * objects. So a place where a late or killed process has left other pages is recognised, and written again.
 */
export function pagesInBucket(
  bucket: Bucket,
  folders: FoldersInBucket,
  place: (typeof PLACES_OF_PAGES)[keyof typeof PLACES_OF_PAGES],
) {
  /** The result of the last check of a place. The next writer of pages uses it once, and checks again afterwards. */
  const found = new Map<ChannelName, Awaited<ReturnType<typeof look>>>()

  /** Reads the list of the last process that put pages there, and the objects. */
  async function look(channel: ChannelName, there?: Objects) {
    const list = await bucket.readDocument(place.list(channel), pageListSchema)
    return {
      list: list?.value,
      // Where the server's ETags are hashes of the content, the objects can be checked without trusting the list.
      tagsAreHashes: list !== undefined && list.etag === hashTag(list.bytes),
      there: there ?? (await bucket.list(place.folder(channel))),
    }
  }

  return {
    /** Puts changed pages of a set there. The file that names the shown release comes last, when its pages exist. */
    async show(channel: ChannelName, set: PageSet) {
      const files = await folders.filesIn(LAYOUT.pages(set))
      if (!files) throw new StoreProblem(`The store has no pages ${set} to show`)
      const pages = [...files].filter(([name]) => isOnBucketSites(name))
      const site = place.folder(channel)
      const { list: before, tagsAreHashes, there } = found.get(channel) ?? (await look(channel))
      found.delete(channel)
      const show = async ([name, bytes]: readonly [string, Uint8Array]) => {
        const hash = integrityOf(bytes)
        const old = before?.files[name]
        const isListed = old !== undefined && hash === before?.hashes[name] && there.get(name)?.etag === old
        if (isListed && (!tagsAreHashes || old === hashTag(bytes))) return { name, etag: old, hash }
        return { name, etag: await bucket.put(`${site}/${name}`, bytes), hash }
      }
      const isLast = ([name]: readonly [string, Uint8Array]) => name.startsWith(SHOWN_RELEASE_FILE)
      const first = await inParallel(
        pages.filter((page) => !isLast(page)),
        show,
      )
      const shown = [...first, ...(await inParallel(pages.filter(isLast), show))]
      const names = new Set(pages.map(([name]) => name))
      const old = [...there.keys()].filter((name) => !names.has(name))
      await bucket.removeAll(old.map((name) => `${site}/${name}`))
      const list: PageList = {
        set,
        files: Object.fromEntries(shown.map(({ name, etag }) => [name, etag])),
        hashes: Object.fromEntries(shown.map(({ name, hash }) => [name, hash])),
      }
      await bucket.put(place.list(channel), documentBytes(list))
    },

    /** Returns the set that is there; undefined for a mixture. `objects` are those of the place, if the caller knows them. */
    async shown(channel: ChannelName, objects?: Objects) {
      const state = await look(channel, objects)
      found.set(channel, state)
      const { list, tagsAreHashes, there } = state
      const set = list && pageSetOf(list.set)
      if (!list || !set) return undefined
      const isWhole =
        there.size === Object.keys(list.files).length &&
        [...there].every(([name, { etag }]) => list.files[name] === etag)
      if (!isWhole) return undefined
      // Anyone who can overwrite a page can overwrite the list as well.
      const pages = tagsAreHashes ? folders.filesKept(LAYOUT.pages(set)) : undefined
      const isOfSet = ([name, { etag }]: [string, StoredObject]) => {
        const page = pages?.get(name)
        return page !== undefined && etag === hashTag(page)
      }
      return !pages || [...there].every(isOfSet) ? set : undefined
    },

    /** Removes all pages of the place, and then the list. */
    async remove(channel: ChannelName) {
      found.delete(channel)
      const site = place.folder(channel)
      await bucket.removeAll([...(await bucket.list(site)).keys()].map((name) => `${site}/${name}`))
      await bucket.remove(place.list(channel))
    },
  }
}

/** Returns the ETag of an object that was written in one piece, on servers that make it from the MD5 of the content. */
function hashTag(bytes: Uint8Array) {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}
