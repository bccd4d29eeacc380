import { createHash } from 'node:crypto'
import { readlink } from 'node:fs/promises'
import path from 'node:path'
import type { ChannelName } from '@crossbook/contract'
import { inParallel, isCohort } from '@crossbook/web-files'
import type { PageSet, Served } from '../names'
import type { StoredSites } from '../store'
import { folderOf, LAYOUT, servedAmong, straysAmong } from '../storeLayout'
import { createFolder, dateFiles, haveTime, remove, replaceLink } from './durableFiles'
import { absentMeans, filesBelow, namesIn } from './readFiles'
import { siteFilesInFolder } from './siteFilesInFolder'

/**
 * Keeps the sites of channels for static servers in a folder. The pages are a link to their set. A rename replaces the link, so that a
 * server sees one set or the other. Builds and prerenders are hard links to their files, so that nothing else can be reached from the
 * site's folder, and a copy of it is complete.
 */
export function sitesInFolder(root: string, incoming: string): StoredSites {
  const at = (place: string) => path.join(root, place)
  const siteFiles = siteFilesInFolder(root)
  /** Returns the folder of a set of pages, ready to be shown. Throws when the store has no such set. */
  async function readyPages(set: PageSet) {
    const pages = LAYOUT.pages(set)
    if ((await namesIn(at(pages))).length === 0) throw new Error(`The store has no pages ${set} to show`)
    await dateFiles(at(pages), timeOf(set))
    return pages
  }
  const servedAt = (channel: ChannelName, item: Served) => at(`${LAYOUT.site(channel)}/${folderOf(item)}`)
  const filesOf = (channel: ChannelName) => filesBelow(at(LAYOUT.site(channel)), 'links')

  async function shownPages(channel: ChannelName) {
    // A file that is not a link is not ours. The next update replaces it.
    const folder = await readlink(at(LAYOUT.sitePages(channel))).catch(absentMeans(undefined, 'EINVAL'))
    return folder === undefined ? undefined : (path.basename(folder) as PageSet)
  }

  async function shownCohorts(channel: ChannelName) {
    const folder = LAYOUT.siteCohorts(channel)
    const cohorts = (await namesIn(at(folder))).filter(isCohort).sort()
    const links = await Promise.all(
      cohorts.map(async (cohort) => readlink(at(`${folder}/${cohort}`)).catch(absentMeans('', 'EINVAL'))),
    )
    const sets = links.map((link) => path.basename(link) as PageSet)
    const [set] = sets
    // A process that was killed during a change may have left links to another set.
    return set === undefined ? undefined : { set, cohorts: cohorts.filter((_, index) => sets[index] === set) }
  }

  /** Returns the sets with a file that no longer has the time that it was given when the set was shown. */
  async function touchedAmong(sets: readonly (PageSet | undefined)[]) {
    const looked = sets.map(async (set) =>
      set && !(await haveTime(at(LAYOUT.pages(set)), timeOf(set))) ? [set] : [],
    )
    return [...new Set((await Promise.all(looked)).flat())]
  }

  return {
    async showPages(channel, set) {
      const pages = await readyPages(set)
      const shown = LAYOUT.sitePages(channel)
      await replaceLink(incoming, at(shown), path.relative(path.dirname(shown), pages))
    },
    shownPages,

    async showCohorts(channel, shown) {
      const folder = LAYOUT.siteCohorts(channel)
      // The folder is removed at once, so that no visitor still gets the pages of an ended rollout.
      if (shown === undefined) return remove(incoming, at(folder))
      const pages = await readyPages(shown.set)
      for (const cohort of shown.cohorts)
        await replaceLink(incoming, at(`${folder}/${cohort}`), path.relative(folder, pages))
      const others = (await namesIn(at(folder))).filter((name) => !shown.cohorts.includes(name))
      for (const cohort of others) await remove(incoming, at(`${folder}/${cohort}`))
    },
    async readSite(channel) {
      const names = await filesOf(channel)
      const served = servedAmong(names)
      const damaged = await inParallel(served, async (item) =>
        (await siteFiles.isAsStored(channel, item)) ? [] : [item],
      )
      const [set, cohorts] = [await shownPages(channel), await shownCohorts(channel)]
      return {
        set,
        cohorts,
        served,
        damaged: damaged.flat(),
        touched: await touchedAmong([set, cohorts?.set]),
        strays: straysAmong(names, served, isOfPages),
      }
    },

    async serve(channel, item) {
      const target = servedAt(channel, item)
      if ((await namesIn(target)).length > 0 && (await siteFiles.isAsStored(channel, item))) return
      const files = await siteFiles.filesToServe(channel, item)
      if (files) await createFolder(incoming, target, files, 'replace')
    },
    listServed: async (channel) => servedAmong(await filesOf(channel)),
    stopServing: (channel, item) => remove(incoming, servedAt(channel, item)),
    async removeStrays(channel, names) {
      for (const name of names) await remove(incoming, at(`${LAYOUT.site(channel)}/${name}`))
    },
  }
}

/**
 * Returns the modification time of a set's files, made from the set's name. nginx recognises a page by its time in seconds and its
 * length, and two sets may be made or copied within one second. The time is between 1970 and 2038, which every disk can store.
 */
function timeOf(set: PageSet) {
  const seconds = createHash('sha256').update(set).digest().readUInt32BE(0) >>> 1
  return new Date(seconds * 1_000)
}

/** Whether a file of a site is the link to its pages, or to those of a cohort. */
function isOfPages(name: string) {
  const [place, cohort] = name.split('/')
  return place === 'pages' || (place === 'cohorts' && cohort !== undefined && isCohort(cohort))
}
