import { createHash } from 'node:crypto'
import {
  buildUrl,
  canonicalJson,
  checkRelease,
  markupProblems,
  type MixId,
  type PageDocument,
  type Release,
  type ShownRelease,
  type SiteConfig,
} from '@crossbook/contract'
import { type PageSet, type Store, StoreProblem } from '@crossbook/store'
import {
  type Compression,
  type Files,
  inParallel,
  integrityOf,
  NOT_FOUND_FILE,
  pageFile,
  parsedJson,
  SHOWN_RELEASE_FILE,
  SITE_FILES,
  siteFile,
  withCompressed,
} from '@crossbook/web-files'
import { movedPages } from './html/movedPages'
import { pageHtml } from './html/pageHtml'
import { mixRoute, releaseBeforeRoute, type SiteRoute, siteRoutes } from './html/siteRoutes'
import { keepReleaseDocument } from './release-document/releaseDocument'
import type { Prerender } from './sandbox/outcome'
import {
  type Prerendered,
  prerenderKeys,
  prerenderRelease,
  prerendersIn,
} from './prerendering/prerenderRelease'

const SET_NAME_DIGITS = 32

/** The pages of one release in one environment, as a site serves them. */
export interface Pages {
  set: PageSet
  /** Paths that have a page of their own. */
  paths: ReadonlySet<string>
}

/** A mix with another host, for which a page is written. */
export interface MixPage {
  id: MixId
  /** The mix's builds under the id of the release that the site shows. */
  release: Release
  ofMix: NonNullable<PageDocument['ofMix']>
}

/** Options for writing a release's pages. */
export interface PageOptions {
  /** Prerenders from an earlier run for the same release. */
  prerendered?: Prerendered | undefined
  /** The compression of the written pages. Default: the best. */
  compression?: Compression | 'none' | undefined
  /** Origin under which everybody reaches the pages; left out where it is not known. */
  origin?: string | undefined
  /** The site's open mixes with another host: each has its own page. */
  mixes?: readonly MixPage[]
}

/**
 * Makes sure that the store has every page of a release in one environment, and the record of which release they belong to. The
 * set's name is a hash of the release and of its pages, with each screen replaced by the name of its prerender. A change of the
 * environment or of the page format therefore creates a new set and leaves the old one complete, and an existing set is recognized
 * by its name without reading the prerendered HTML.
 */
export async function writePages(
  store: Store,
  given: Release,
  config: SiteConfig,
  { prerendered, compression = 'best', mixes = [], origin }: PageOptions = {},
): Promise<Pages> {
  // Keys are sorted, so that a release has the same pages before it is stored and after it has been read.
  const release = JSON.parse(canonicalJson(given)) as Release
  const before = await releaseBefore(store, release)
  const html = pageHtml(release, config, {
    siteCss: await siteCss(store, release, config),
    origin,
    hostBefore: before?.host.version,
  })
  const extraPages = [
    ...(before ? [await pageOfRelease(store, before, config)] : []),
    ...(await inParallel(mixes, (mix) => pageOfMix(store, mix, config))).flatMap((page) =>
      page ? [page] : [],
    ),
  ]
  const routes = siteRoutes(release)
  const keys = await prerenderKeys(release)
  const files = (screenOf: (route: SiteRoute) => Prerender | undefined) =>
    filesOf(release, [
      ...routes.map((route) => [route, html(route, screenOf(route))] as const),
      ...extraPages,
    ])

  // Written before the pages that request them.
  await inParallel([release, ...(before ? [before] : [])], (each) =>
    keepReleaseDocument(store, each, compression),
  )
  const named = files((route) => {
    const key = keys.get(route.path ?? null)
    return key && { html: key, css: key }
  })
  const set = `${release.id}-${hashOf(named)}` as PageSet
  if (!(await store.readPage(set, NOT_FOUND_FILE))) {
    const { screens } = prerendered ?? (await prerenderRelease(store, release))
    const pages = files((route) => screens.get(route.path ?? null))
    await store.putPages(set, compression === 'none' ? pages : await withCompressed(pages, compression))
  }
  return {
    set,
    paths: new Set([
      ...routes.flatMap(({ path }) => path ?? []),
      ...movedPages(release).keys(),
      ...extraPages.flatMap(([{ path }]) => path ?? []),
    ]),
  }
}

/** Returns the release that a site offers where its host is broken; undefined when there is none, or its pages cannot be written here. */
async function releaseBefore(store: Store, { hostBefore }: Release): Promise<Release | undefined> {
  const checked = checkRelease(parsedJson(hostBefore && (await store.readRelease(hostBefore))))
  return checked.ok && markupProblems(checked.value.host).length === 0 ? checked.value : undefined
}

/** The page that opens the previous release. */
async function pageOfRelease(store: Store, before: Release, config: SiteConfig) {
  const route = releaseBeforeRoute(before)
  const html = pageHtml(before, config, { siteCss: await siteCss(store, before, config) })
  return [route, html(route)] as const
}

/** Returns the page of a mix. A mix whose host's build is damaged has none, and does not prevent other pages from being written. */
async function pageOfMix(store: Store, { id, release, ofMix }: MixPage, config: SiteConfig) {
  try {
    const html = pageHtml(release, config, { siteCss: await siteCss(store, release, config), ofMix })
    const route = mixRoute(release, id)
    return [route, html(route)] as const
  } catch (error) {
    if (error instanceof StoreProblem) return undefined
    throw error
  }
}

/** The host's global styles as text that works in any document: relative addresses become those of its build. */
async function siteCss(store: Store, { host }: Release, { underDevelopment }: SiteConfig) {
  // Files under development have no published form.
  const isDeveloped = underDevelopment?.includes(host.name) ?? false
  const files = host.styles.map(async (file) => {
    const bytes = await store.readBuildFile(host.name, host.version, file)
    if (bytes && (isDeveloped || integrityOf(bytes) === host.files[file]?.integrity))
      return Buffer.from(bytes).toString('utf8')
    throw new StoreProblem(
      `The store has no whole ${file} of ${host.name} ${host.version}, without which no page can be written; pnpm release doctor shows what else is damaged.`,
    )
  })
  const css = (await Promise.all(files)).join('\n')
  return css.replaceAll(/url\((?!["']|data:|\/)/g, `url(${buildUrl(host.name, host.version)}/`)
}

/** Returns the names of the release documents that the pages of a set request. The set is named for `release`. */
export async function prerendersOfPages(store: Store, set: PageSet, release: Release) {
  const pages = await inParallel(siteRoutes(release), ({ path }) => store.readPage(set, pageFile(path)))
  return new Set(pages.flatMap((page) => (page ? prerendersIn(Buffer.from(page).toString('utf8')) : [])))
}

function filesOf(release: Release, pages: readonly (readonly [route: SiteRoute, html: string])[]): Files {
  const shown: ShownRelease = { release: release.id }
  const texts = [
    ...[...movedPages(release)].map(([path, html]) => [pageFile(path), html] as const),
    ...pages.map(([{ path }, html]) => [pageFile(path), html] as const),
    [SHOWN_RELEASE_FILE, `${JSON.stringify(shown)}\n`] as const,
  ]
  return new Map([
    ...texts.map(([file, text]) => [file, Buffer.from(text)] as const),
    ...SITE_FILES.flatMap((file) => {
      const content = siteFile(file)
      return content ? [[file, content] as const] : []
    }),
  ])
}

/** Returns a short name for files and their content. Hashed one by one, because a large site does not fit into one string. */
function hashOf(files: Files) {
  const hash = createHash('sha256')
  for (const [file, bytes] of files) hash.update(`${file}\n${bytes.byteLength}\n`).update(bytes)
  return hash.digest('hex').slice(0, SET_NAME_DIGITS)
}
