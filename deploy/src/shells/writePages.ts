import type { Release, SiteConfig } from '@crossbook/contract'
import { withCompressed } from '../releases/compress'
import { shortHash } from '../releases/integrity'
import type { PageSet, Store } from '../store/store'
import { NOT_FOUND_FILE, pageFile } from './pageFile'
import { pageShells } from './pageShell'
import { siteRoutes } from './siteRoutes'

/** The shells of one release in one environment, as a site serves them. */
export interface Pages {
  set: PageSet
  /** Paths that have a page of their own. */
  paths: ReadonlySet<string>
}

/**
 * Makes sure that the store has every page shell of a release in one environment. The set is named for the release and for
 * the text of its pages, so a change of the environment or of how shells are made gives a new set and leaves the old one
 * whole. A set that is there is not written again.
 */
export async function writePages(store: Store, release: Release, config: SiteConfig): Promise<Pages> {
  const shell = pageShells(release, config)
  const routes = siteRoutes(release)
  const pages = new Map(routes.map((route) => [pageFile(route.path), shell(route)]))
  const set = `${release.id}-${shortHash([...pages.entries()].flat().join('\n'), 12)}` as PageSet

  if (!(await store.readPage(set, NOT_FOUND_FILE)))
    await store.putPages(
      set,
      await withCompressed(new Map([...pages].map(([file, html]) => [file, Buffer.from(html)]))),
    )
  return { set, paths: new Set(routes.flatMap(({ path }) => path ?? [])) }
}
