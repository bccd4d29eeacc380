import type { ChannelName } from '@crossbook/contract'
import { inParallel, parsedJson } from '@crossbook/web-files'
import * as v from 'valibot'
import type { PageSet } from '../names'
import type { StoredSites } from '../store'
import {
  documentBytes,
  folderOf,
  LAYOUT,
  servedAmong,
  STAGE_FILE,
  STAGE_METADATA,
  straysAmong,
} from '../storeLayout'
import type { Bucket } from './bucket'
import type { FoldersInBucket } from './foldersInBucket'
import { type Objects, pagesInBucket, PLACES_OF_PAGES } from './pagesInBucket'
import type { ReadBuilds } from './readBuilds'
import { isSign, siteFilesInBucket, within } from './siteFilesInBucket'

/** The cohorts of a rollout, and the set of pages that they are shown. */
const stageSchema = v.object({ set: v.string(), cohorts: v.array(v.string()) })

/**
 * The sites of channels for static servers, in a bucket: copies of a set of pages for all visitors and, during a rollout, of another set
 * for the cohorts of its stage. A proxy in front of the bucket requests one object that names these cohorts, so a stage begins and ends at
 * once.
 */
export function sitesInBucket(bucket: Bucket, folders: FoldersInBucket, known: ReadBuilds): StoredSites {
  const siteFiles = siteFilesInBucket(bucket, folders, known)
  const pages = pagesInBucket(bucket, folders, PLACES_OF_PAGES.ofAll)
  const next = pagesInBucket(bucket, folders, PLACES_OF_PAGES.next)
  /** The objects of each site when it was last looked at. */
  const looked = new Map<ChannelName, Objects>()

  return {
    showPages: pages.show,
    shownPages: (channel) => pages.shown(channel),

    async showCohorts(channel, shown) {
      const stage = LAYOUT.siteStage(channel)
      // The stage is removed first. Otherwise cohorts would still get removed pages, or a mixture of two releases' pages.
      const isAnother = shown && releaseOf(await next.shown(channel)) !== releaseOf(shown.set)
      if (!shown || isAnother) await bucket.remove(stage)
      if (!shown) return next.remove(channel)
      await next.show(channel, shown.set)
      const { set, cohorts } = shown
      await bucket.put(stage, documentBytes({ set, cohorts }), { [STAGE_METADATA]: cohorts.join(' ') })
    },

    async readSite(channel) {
      const objects = await bucket.list(LAYOUT.site(channel))
      const served = servedAmong(objects.keys())
      looked.set(channel, objects)
      return {
        set: await pages.shown(channel, within(objects, 'pages')),
        cohorts: await cohortsAmong(channel, objects),
        served,
        damaged: served.filter((item) => !siteFiles.isAsListed(item, objects)),
        touched: [],
        strays: straysAmong(objects.keys(), served, isOfPages),
      }
    },

    /** Puts the files of a build or prerender for browsers next to the pages. The file that marks them as complete comes last. */
    async serve(channel, item) {
      const folder = folderOf(item)
      const site = `${LAYOUT.site(channel)}/${folder}`
      const shown = within(looked.get(channel) ?? new Map(), folder)
      const files = await siteFiles.toServe(channel, item, shown)
      const signs = [...files].filter(([name]) => isSign(name))
      if (signs.length === 0) return
      const show = ([name, bytes]: readonly [string, Uint8Array]) => bucket.put(`${site}/${name}`, bytes)
      await inParallel(
        [...files].filter(([name]) => !isSign(name)),
        show,
      )
      await inParallel(signs, show)
      const others = [...shown.keys()].filter((name) => !files.has(name))
      await bucket.removeAll(others.map((name) => `${site}/${name}`))
    },
    async removeStrays(channel, names) {
      await bucket.removeAll(names.map((name) => `${LAYOUT.site(channel)}/${name}`))
    },
    listServed: async (channel) => servedAmong((await bucket.list(LAYOUT.site(channel))).keys()),
    async stopServing(channel, item) {
      const folder = `${LAYOUT.site(channel)}/${folderOf(item)}`
      const names = [...(await bucket.list(folder)).keys()]
      await bucket.removeAll(names.filter(isSign).map((name) => `${folder}/${name}`))
      await bucket.removeAll(names.filter((name) => !isSign(name)).map((name) => `${folder}/${name}`))
    },
  }

  async function cohortsAmong(channel: ChannelName, objects: Objects) {
    const there = within(objects, 'next')
    if (there.size === 0 && !objects.has(STAGE_FILE)) return undefined
    const stage = await readStage(LAYOUT.siteStage(channel))
    const set = await next.shown(channel, there)
    return { set: set === stage?.set ? set : undefined, cohorts: [...(stage?.cohorts ?? [])].sort() }
  }

  /** Reads the stage. Undefined also for a damaged one, which is written again like a missing one. */
  async function readStage(key: string) {
    const read = v.safeParse(stageSchema, parsedJson((await bucket.read(key))?.bytes))
    return read.success ? read.output : undefined
  }
}

function isOfPages(name: string) {
  return name === STAGE_FILE || name.startsWith('pages/') || name.startsWith('next/')
}

function releaseOf(set: PageSet | undefined) {
  return set?.split('-', 1)[0]
}
