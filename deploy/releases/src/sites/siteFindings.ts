import type { ChannelName } from '@crossbook/contract'
import {
  type ChannelRevision,
  folderOf,
  isForBrowsers,
  LAYOUT,
  type Served,
  type ShownSite,
  type Store,
  type StoredFiles,
  StoreProblem,
  wrongFiles,
} from '@crossbook/store'
import { compressedFormOf, type Files, inParallel, isFormOf, MANIFEST } from '@crossbook/web-files'
import { expectedPages, type ShownOnSite } from './channelPages'
import { readServed } from './readServed'
import { readableRelease } from '../history/readRelease'
import { buildName } from '../history/shownApps'

/** A file of a channel's site that differs from the files of the channel's releases. */
export interface SiteFinding {
  /** Path below the store's root; a folder's path if the whole folder is wrong. */
  file: string
  /** The problem, to follow the file's name. */
  wrong: 'belongs to no release' | 'is missing' | 'has other bytes' | 'are not the pages of its release'
  /** The part of the site that it is in. */
  part: 'pages' | 'builds' | 'prerenders' | 'strays'
}

/** A store, with the time at which it is examined. */
export interface Place {
  store: Store
  files: StoredFiles
  now: Date
}

/** The channel's current state. */
type Shown = ShownOnSite & { last: ChannelRevision }

/**
 * Compares every file of a channel's site with the expected file. Pages are made again from their release, builds are compared with
 * their app.json, and prerenders with the store's. Returns an empty list for an intact site.
 */
export async function siteFindings(place: Place, shown: Shown): Promise<SiteFinding[]> {
  const { channel } = shown
  // A damaged list of its pages is written again with the pages.
  const site = await place.store.readSite(channel).catch((error: unknown) => {
    if (error instanceof StoreProblem) return undefined
    throw error
  })
  const served = site?.served ?? (await place.store.listServed(channel))
  const wanted = await readServed(place.store, channel, place.now)
  const folder = LAYOUT.site(channel)
  const names = within(await place.files.list(folder), folder)
  const found = await inParallel(served, (item) =>
    findingsOf(place, channel, item, names, item.kind === 'build' && wanted.has(buildName(item))),
  )
  return [
    ...(site ? await pageFindings(place, shown, site, names) : []),
    ...found.flat(),
    ...(site?.strays ?? []).map((name): SiteFinding => ({
      file: `${folder}/${name}`,
      wrong: 'belongs to no release',
      part: 'strays',
    })),
  ]
}

async function findingsOf(
  { files }: Place,
  channel: ChannelName,
  item: Served,
  siteNames: readonly string[],
  isWanted: boolean,
): Promise<SiteFinding[]> {
  const folder = folderOf(item)
  const site = `${LAYOUT.site(channel)}/${folder}`
  const names = within(siteNames, folder)
  const part = item.kind === 'build' ? 'builds' : 'prerenders'
  const finding = (name: string, wrong: SiteFinding['wrong']): SiteFinding => ({
    file: `${site}/${name}`,
    wrong,
    part,
  })
  if (item.kind === 'build') {
    const manifest = await files.read(`${folder}/${MANIFEST}`)
    // Nothing more is known of a build that the store does not have. A build without a release was not put there by a command.
    if (!manifest) return isWanted ? [] : [{ file: site, wrong: 'belongs to no release', part }]
    const { unlisted, damaged } = await wrongFiles(manifest, names, (name) => files.read(`${site}/${name}`))
    return [
      ...unlisted.map((name) => finding(name, 'belongs to no release')),
      ...damaged.map((name) => finding(name, names.includes(name) ? 'has other bytes' : 'is missing')),
    ]
  }
  const compared = await inParallel(names, async (name) => {
    const [there, whole] = await Promise.all([files.read(`${site}/${name}`), files.read(`${folder}/${name}`)])
    if (!whole || !isForBrowsers(name)) return [finding(name, 'belongs to no release')]
    return there && Buffer.compare(there, whole) === 0 ? [] : [finding(name, 'has other bytes')]
  })
  return compared.flat()
}

/** Findings about the pages, including those of a rollout's stage. */
async function pageFindings(place: Place, shown: Shown, site: ShownSite, names: readonly string[]) {
  const { channel, last } = shown
  const { store, files } = place
  const tried = last.rollout && (await readableRelease(store, last.rollout.release))
  const ofAll = { set: site.set, release: shown.release, folder: LAYOUT.sitePages(channel) }
  const next = { set: site.cohorts?.set, release: tried, folder: LAYOUT.siteNext(channel) }
  const found = [ofAll, next].map(async ({ set, release, folder }): Promise<SiteFinding[]> => {
    const expected = release && (await expectedPages(place, { channel, release, last }))
    if (!expected) return []
    const copies = within(names, folder.slice(LAYOUT.site(channel).length + 1))
    if (set === undefined ? copies.length === 0 : set !== expected.set)
      return [{ file: folder, wrong: 'are not the pages of its release', part: 'pages' }]
    // In a folder the pages are a link to their set.
    const shown = copies.length > 0 ? folder : LAYOUT.pages(expected.set)
    const there = copies.length > 0 ? copies : within(await files.list(shown), shown)
    if (there.length === 0) return [{ file: folder, wrong: 'is missing', part: 'pages' }]
    return comparePages(place, shown, there, expected.pages)
  })
  return (await Promise.all(found)).flat()
}

/** Compares a folder of pages with the expected pages. A compressed form is missing only if `formsOf` names it. */
export async function comparePages(
  { files }: Pick<Place, 'files'>,
  folder: string,
  names: readonly string[],
  pages: Files,
  formsOf: (page: string) => readonly string[] = (page) => [page],
): Promise<SiteFinding[]> {
  const compared = await inParallel(names, async (name): Promise<SiteFinding[]> => {
    const form = compressedFormOf(name)
    const [whole, there] = [pages.get(form?.file ?? name), await files.read(`${folder}/${name}`)]
    const file = `${folder}/${name}`
    if (!whole) return [{ file, wrong: 'belongs to no release', part: 'pages' }]
    const isSame =
      there !== undefined &&
      (form ? await isFormOf(whole, form.encoding, there) : Buffer.compare(there, whole) === 0)
    return isSame ? [] : [{ file, wrong: 'has other bytes', part: 'pages' }]
  })
  const gone = [...pages.keys()].flatMap(formsOf).filter((name) => !names.includes(name))
  return [
    ...compared.flat(),
    ...gone.map((name): SiteFinding => ({ file: `${folder}/${name}`, wrong: 'is missing', part: 'pages' })),
  ]
}

/** Returns the names below a folder, relative to it. */
function within(names: readonly string[], folder: string) {
  const start = `${folder}/`
  return names.flatMap((name) => (name.startsWith(start) ? [name.slice(start.length)] : []))
}
