import type { ChannelName } from '@crossbook/contract'
import { inParallel, SHOWN_RELEASE_FILE } from '@crossbook/web-files'
import * as v from 'valibot'
import type { PageSet } from '../store'
import { StoreProblem } from '../storeProblem'
import { documentBytes, LAYOUT, pageSetOf } from '../storeLayout'
import type { Bucket } from './bucket'
import { readDocument } from './readDocument'
import type { WholeFolders } from './wholeFolders'

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
      const site = LAYOUT.site(channel)
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
      const there = await bucket.list(LAYOUT.site(channel))
      const isWhole =
        there.size === Object.keys(files).length &&
        [...there].every(([name, { etag }]) => files[name] === etag)
      return isWhole ? pageSetOf(set) : undefined
    },
  }
}
