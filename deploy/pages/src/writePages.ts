import { createHash } from 'node:crypto'
import { canonicalJson, type Release, type ShownRelease, type SiteConfig } from '@crossbook/contract'
import type { PageSet, Store } from '@crossbook/store'
import {
  type Files,
  NOT_FOUND_FILE,
  pageFile,
  SHOWN_RELEASE_FILE,
  SITE_FILES,
  withCompressed,
} from '@crossbook/web-files'
import { firstPaints, type Unpainted } from './prerendering/firstPaints'
import { pageShells } from './html/pageShell'
import { siteRoutes } from './html/siteRoutes'

const SET_NAME_DIGITS = 12

/** The shells of one release in one environment, as a site serves them. */
export interface Pages {
  set: PageSet
  /** Paths that have a page of their own. */
  paths: ReadonlySet<string>
  /** Routes whose shells are plain, and why they could not be painted. */
  unpainted: readonly Unpainted[]
}

/**
 * Makes sure that the store has every page shell of a release in one environment, and beside them which release it is. The
 * set is named for the release and for the text of its pages, so a change of the environment or of how shells are made gives
 * a new set and leaves the old one whole. A set that is there is not written again.
 */
export async function writePages(store: Store, given: Release, config: SiteConfig): Promise<Pages> {
  // With its keys in one order: a release makes the same pages before it is stored as after it has been read.
  const release = JSON.parse(canonicalJson(given)) as Release
  const shell = pageShells(release, config)
  const { paints, unpainted } = await firstPaints(store, release)
  const routes = siteRoutes(release)
  const shown: ShownRelease = { release: release.id }
  const texts = [
    ...routes.map((route) => [pageFile(route.path), shell(route, paints.get(route.path ?? null))] as const),
    [SHOWN_RELEASE_FILE, `${JSON.stringify(shown)}\n`] as const,
    ...Object.entries(SITE_FILES),
  ]
  const pages = new Map(texts.map(([file, text]) => [file, Buffer.from(text)]))
  const set = `${release.id}-${hashOf(pages)}` as PageSet

  if (!(await store.readPage(set, NOT_FOUND_FILE))) await store.putPages(set, await withCompressed(pages))
  return { set, paths: new Set(routes.flatMap(({ path }) => path ?? [])), unpainted }
}

/** A short name for files and what is in them, one after the other: all of a large site is more than one text can hold. */
function hashOf(files: Files) {
  const hash = createHash('sha256')
  for (const [file, bytes] of files) hash.update(`${file}\n${bytes.byteLength}\n`).update(bytes)
  return hash.digest('hex').slice(0, SET_NAME_DIGITS)
}
