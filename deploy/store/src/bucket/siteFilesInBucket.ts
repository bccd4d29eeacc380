import type { ChannelName } from '@crossbook/contract'
import { type Files, MANIFEST } from '@crossbook/web-files'
import type { Served } from '../names'
import { folderOf, isForBrowsers, LAYOUT, RELEASE_DOCUMENT } from '../storeLayout'
import { verifiedFiles } from '../verifiedFiles'
import type { Bucket } from './bucket'
import { isOnBucketSites, type Objects } from './pagesInBucket'
import type { ReadBuilds } from './readBuilds'
import type { FoldersInBucket } from './foldersInBucket'

/** Whether a copied file says that the others of its build or prerender are there. */
export function isSign(file: string) {
  return file === MANIFEST || file === RELEASE_DOCUMENT
}

/** The objects of a folder of the site, by their names in it. */
export function within(objects: Objects, folder: string): Objects {
  const start = `${folder}/`
  return new Map(
    [...objects].flatMap(([name, object]) =>
      name.startsWith(start) ? [[name.slice(start.length), object]] : [],
    ),
  )
}

/** Chooses and compares the files that a site in a bucket serves of builds and prerenders. */
export function siteFilesInBucket(bucket: Bucket, folders: FoldersInBucket, known: ReadBuilds) {
  return {
    /** Returns the files to serve. `shown` are the site's current objects. */
    toServe(channel: ChannelName, item: Served, shown: Objects): Promise<Files> {
      const folder = folderOf(item)
      return item.kind === 'build' ? buildFiles(channel, folder, shown) : prerenderFiles(folder)
    },
    isAsListed,
  }

  /** Verified files of a build, from the store or else from where the site has them already. */
  async function buildFiles(channel: ChannelName, folder: string, shown: Objects): Promise<Files> {
    const there = known.folder(folder) ?? (await bucket.list(folder))
    const read = async (name: string) =>
      there.has(name)
        ? (known.takeFile(`${folder}/${name}`) ?? (await bucket.read(`${folder}/${name}`))?.bytes)
        : undefined
    const readShown = async (name: string) =>
      shown.has(name) ? (await bucket.read(`${LAYOUT.site(channel)}/${folder}/${name}`))?.bytes : undefined
    const manifest = await read(MANIFEST)
    return (manifest && (await verifiedFiles(manifest, [read, readShown], isOnBucketSites))) ?? new Map()
  }

  async function prerenderFiles(folder: string): Promise<Files> {
    const files = [...((await folders.filesIn(folder)) ?? [])]
    return new Map(files.filter(([name]) => isForBrowsers(name) && isOnBucketSites(name)))
  }

  /** Whether the objects of a build are complete, and those that were listed of it in the store, where they can be compared. */
  function isAsListed(item: Served, objects: Objects) {
    const listed = known.folder(folderOf(item))
    const shown = [...within(objects, folderOf(item))]
    if (!shown.some(([name]) => isSign(name))) return false
    const same = shown.filter(([name, { etag }]) => listed?.get(name)?.etag === etag)
    // A server that gives each copy another ETag says nothing by them.
    return !listed || same.length === 0 || same.length === shown.length
  }
}
