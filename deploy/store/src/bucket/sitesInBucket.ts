import type { ChannelName } from '@crossbook/contract'
import {
  inParallel,
  integrityOf,
  MANIFEST,
  PRECOMPRESSED,
  PRECOMPRESSED_IN_BUCKETS,
  SHOWN_RELEASE_FILE,
} from '@crossbook/web-files'
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
import type { Bucket, StoredObject } from './bucket'
import { readDocument } from './readDocument'
import type { WholeFolders } from './wholeFolders'

/** Whether a copied file says that the others of its build or prerender are there. */
function isSign(file: string) {
  return file === MANIFEST || PRERENDER_FILE_NAMES.includes(file)
}

/** Whether a site in a bucket has this file: all but the compressed forms that none has there. */
export function isOnBucketSites(file: string) {
  const form = PRECOMPRESSED.find(({ ending }) => file.endsWith(ending))
  return form === undefined || PRECOMPRESSED_IN_BUCKETS.includes(form)
}

const siteListSchema = v.object({
  set: v.string(),
  /** ETag of each file of the site as it was copied. */
  files: v.record(v.string(), v.string()),
  /** Hash of each of them, where it is known. */
  hashes: v.optional(v.record(v.string(), v.string())),
})

type SiteList = v.InferOutput<typeof siteListSchema>

/** A site's pages at a moment: what the last one to show some says of them, and what is there. */
interface SiteState {
  list: SiteList | undefined
  there: ReadonlyMap<string, StoredObject>
}

/**
 * What static servers show of each channel, in a bucket, where nothing can lead elsewhere: copies of a set of pages. A list
 * says which objects a site was made of, so that one where a late or killed copier has left other pages is recognised, and
 * made anew.
 */
export function sitesInBucket(bucket: Bucket, folders: WholeFolders) {
  /** What was found when a site was last looked at. Whoever shows pages next goes by it, once, and looks again afterwards. */
  const found = new Map<ChannelName, SiteState>()

  async function look(channel: ChannelName): Promise<SiteState> {
    const list = await readDocument(bucket, LAYOUT.siteList(channel), siteListSchema)
    return { list: list?.value, there: await bucket.list(LAYOUT.sitePages(channel)) }
  }

  return {
    /**
     * Puts a set's pages on the channel's site; that it has another release now is what its visitors learn last. What is there
     * already, byte for byte, stays.
     */
    async show(channel: ChannelName, set: PageSet) {
      const folder = LAYOUT.pages(set)
      const whole = await folders.filesIn(folder)
      const all = whole ? [...whole.keys()] : await folders.listOf(folder)
      if (!all) throw new StoreProblem(`The store has no pages ${set} to show`)
      const names = all.filter(isOnBucketSites)
      const site = LAYOUT.sitePages(channel)
      const { list: before, there } = found.get(channel) ?? (await look(channel))
      found.delete(channel)
      const show = async (name: string) => {
        const bytes = whole?.get(name)
        const hash = bytes && integrityOf(bytes)
        const old = before?.files[name]
        if (hash !== undefined && hash === before?.hashes?.[name] && there.get(name)?.etag === old)
          return { name, etag: old, hash }
        const etag = bytes
          ? await bucket.put(`${site}/${name}`, bytes)
          : await bucket.copy(`${folder}/${name}`, `${site}/${name}`)
        if (etag === undefined) throw new StoreProblem(`The store lacks ${name} in its pages ${set}`)
        return { name, etag, hash }
      }
      const isLast = (name: string) => name.startsWith(SHOWN_RELEASE_FILE)
      const pages = await inParallel(
        names.filter((name) => !isLast(name)),
        show,
      )
      const shown = [...pages, ...(await inParallel(names.filter(isLast), show))]
      const old = [...there.keys()].filter((name) => !names.includes(name))
      await bucket.removeAll(old.map((name) => `${site}/${name}`))
      const list: SiteList = {
        set,
        files: Object.fromEntries(
          shown.flatMap(({ name, etag }) => (etag === undefined ? [] : [[name, etag]])),
        ),
        hashes: Object.fromEntries(
          shown.flatMap(({ name, hash }) => (hash === undefined ? [] : [[name, hash]])),
        ),
      }
      await bucket.put(LAYOUT.siteList(channel), documentBytes(list))
    },

    /** The set that the site consists of; undefined when it is none, or a mixture. */
    async shown(channel: ChannelName) {
      const state = await look(channel)
      found.set(channel, state)
      const { list, there } = state
      if (!list) return undefined
      const { set, files } = list
      const isWhole =
        there.size === Object.keys(files).length &&
        [...there].every(([name, { etag }]) => files[name] === etag)
      return isWhole ? pageSetOf(set) : undefined
    },

    /** Puts what browsers get of a build or prerender beside the pages; the file that says that all is there comes last. */
    async serve(channel: ChannelName, item: Served) {
      const folder = folderOf(item)
      const whole = item.kind === 'prerender' ? await folders.filesIn(folder) : undefined
      const names = [...(whole ?? (await bucket.list(folder))).keys()].filter(
        (name) => isForBrowsers(name) && isOnBucketSites(name),
      )
      if (!names.some(isSign)) return
      const show = (name: string) => {
        const [from, to] = [`${folder}/${name}`, `${LAYOUT.site(channel)}/${folder}/${name}`]
        const bytes = whole?.get(name)
        return bytes ? bucket.put(to, bytes) : bucket.copy(from, to)
      }
      await inParallel(
        names.filter((name) => !isSign(name)),
        show,
      )
      await inParallel(names.filter(isSign), show)
    },
    async listServed(channel: ChannelName) {
      // One list of all, also of the pages, is a request less than one for each place.
      return [...(await bucket.list(LAYOUT.site(channel))).keys()].flatMap((name): Served[] => {
        const [place, ...rest] = name.split('/')
        if (place === LAYOUT.apps) {
          const [app = '', version = '', file = ''] = rest
          const build = isSign(file) ? buildOf(app, version) : undefined
          return build ? [{ kind: 'build', ...build }] : []
        }
        const [key, file = ''] = rest
        const isPrerender = place === LAYOUT.prerenders && isSign(file) && isPrerenderKey(key)
        return isPrerender ? [{ kind: 'prerender', key }] : []
      })
    },
    async stopServing(channel: ChannelName, item: Served) {
      const folder = `${LAYOUT.site(channel)}/${folderOf(item)}`
      const names = [...(await bucket.list(folder)).keys()]
      await bucket.removeAll(names.filter(isSign).map((name) => `${folder}/${name}`))
      await bucket.removeAll(names.filter((name) => !isSign(name)).map((name) => `${folder}/${name}`))
    },
  }
}
