import type { ChannelName } from '@crossbook/contract'
import { inParallel, MANIFEST, SHOWN_RELEASE_FILE } from '@crossbook/web-files'
import * as v from 'valibot'
import type { PageSet, Served } from '../names'
import { StoreProblem } from '../storeProblem'
import {
  buildOf,
  documentBytes,
  folderOf,
  isForBrowsers,
  isPrerenderKey,
  LAYOUT,
  pageSetOf,
  PRERENDER_FILE_NAMES,
} from '../storeLayout'
import type { Bucket } from './bucket'
import { readDocument } from './readDocument'
import type { WholeFolders } from './wholeFolders'

/** Whether a copied file says that the others of its build or prerender are there. */
function isSign(file: string) {
  return file === MANIFEST || PRERENDER_FILE_NAMES.includes(file)
}

const siteListSchema = v.object({
  set: v.string(),
  /** ETag of each file of the site as it was copied. */
  files: v.record(v.string(), v.string()),
})

/**
 * What static servers show of each channel, in a bucket, where nothing can lead elsewhere: copies of a set of pages. A list
 * says which objects a site was made of, so that one where a late or killed copier has left other pages is recognised, and
 * made anew.
 */
export function sitesInBucket(bucket: Bucket, folders: WholeFolders) {
  return {
    /** Copies a set's pages to the channel's site; that it has another release now is what its visitors learn last. */
    async show(channel: ChannelName, set: PageSet) {
      const files = await folders.filesOf(LAYOUT.pages(set))
      if (!files) throw new StoreProblem(`The store has no pages ${set} to show`)
      const site = LAYOUT.sitePages(channel)
      const copy = async (name: string) => {
        const etag = await bucket.copy(`${LAYOUT.pages(set)}/${name}`, `${site}/${name}`)
        if (etag === undefined) throw new StoreProblem(`The store lacks ${name} in its pages ${set}`)
        return [name, etag] as const
      }
      const isLast = (name: string) => name.startsWith(SHOWN_RELEASE_FILE)
      const pages = await inParallel(
        files.filter((name) => !isLast(name)),
        copy,
      )
      const last = await inParallel(files.filter(isLast), copy)
      const old = [...(await bucket.list(site)).keys()].filter((name) => !files.includes(name))
      await inParallel(old, (name) => bucket.remove(`${site}/${name}`))
      const list = { set, files: Object.fromEntries([...pages, ...last]) }
      await bucket.put(LAYOUT.siteList(channel), documentBytes(list))
    },

    /** The set that the site consists of; undefined when it is none, or a mixture. */
    async shown(channel: ChannelName) {
      const list = await readDocument(bucket, LAYOUT.siteList(channel), siteListSchema)
      if (!list) return undefined
      const { set, files } = list.value
      const there = await bucket.list(LAYOUT.sitePages(channel))
      const isWhole =
        there.size === Object.keys(files).length &&
        [...there].every(([name, { etag }]) => files[name] === etag)
      return isWhole ? pageSetOf(set) : undefined
    },

    /** Copies what browsers get of a build or prerender; the file that says that all is there comes last. */
    async serve(channel: ChannelName, item: Served) {
      const folder = folderOf(item)
      const names = [...(await bucket.list(folder)).keys()].filter(isForBrowsers)
      if (!names.some(isSign)) return
      const copy = (name: string) =>
        bucket.copy(`${folder}/${name}`, `${LAYOUT.site(channel)}/${folder}/${name}`)
      await inParallel(
        names.filter((name) => !isSign(name)),
        copy,
      )
      await inParallel(names.filter(isSign), copy)
    },
    async listServed(channel: ChannelName) {
      const site = LAYOUT.site(channel)
      const builds = [...(await bucket.list(`${site}/${LAYOUT.apps}`)).keys()]
      const prerenders = [...(await bucket.list(`${site}/${LAYOUT.prerenders}`)).keys()]
      return [
        ...builds.flatMap((name): Served[] => {
          const [app = '', version = '', file = ''] = name.split('/')
          const build = isSign(file) ? buildOf(app, version) : undefined
          return build ? [{ kind: 'build', ...build }] : []
        }),
        ...prerenders.flatMap((name): Served[] => {
          const [key, file = ''] = name.split('/')
          return isSign(file) && isPrerenderKey(key) ? [{ kind: 'prerender', key }] : []
        }),
      ]
    },
    async stopServing(channel: ChannelName, item: Served) {
      const folder = `${LAYOUT.site(channel)}/${folderOf(item)}`
      const names = [...(await bucket.list(folder)).keys()]
      await inParallel(names.filter(isSign), (name) => bucket.remove(`${folder}/${name}`))
      await inParallel(
        names.filter((name) => !isSign(name)),
        (name) => bucket.remove(`${folder}/${name}`),
      )
    },
  }
}
