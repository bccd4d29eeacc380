import type { Release, ShownRelease, SiteConfig } from '@crossbook/contract'
import { firstPaints, type Unpainted } from '../first-paint/firstPaints'
import { canonicalJson } from '../releases/canonicalJson'
import { withCompressed } from '../releases/compress'
import { shortHash } from '../releases/integrity'
import type { PageSet, Store } from '../store/store'
import { NOT_FOUND_FILE, SHOWN_RELEASE_FILE, pageFile } from './pageFile'
import { pageShells } from './pageShell'
import { SITE_FILES } from './siteFiles'
import { siteRoutes } from './siteRoutes'

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
  const pages = new Map([
    ...routes.map((route) => [pageFile(route.path), shell(route, paints.get(route.path ?? null))] as const),
    [SHOWN_RELEASE_FILE, `${JSON.stringify(shown)}\n`] as const,
    ...Object.entries(SITE_FILES),
  ])
  const set = `${release.id}-${shortHash([...pages.entries()].flat().join('\n'), 12)}` as PageSet

  if (!(await store.readPage(set, NOT_FOUND_FILE)))
    await store.putPages(
      set,
      await withCompressed(new Map([...pages].map(([file, html]) => [file, Buffer.from(html)]))),
    )
  return { set, paths: new Set(routes.flatMap(({ path }) => path ?? [])), unpainted }
}
