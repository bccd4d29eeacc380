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
import { type PageSet, type PrerenderKey, type Store, StoreProblem } from '@crossbook/store'
import {
  type Compression,
  type Files,
  inParallel,
  integrityOf,
  NOT_FOUND_FILE,
  pageFile,
  SHOWN_RELEASE_FILE,
  SITE_FILES,
  siteFile,
  withCompressed,
} from '@crossbook/web-files'
import { movedPages } from './html/movedPages'
import { pageHtml } from './html/pageHtml'
import { mixRoute, releaseBeforeRoute, type SiteRoute, siteRoutes } from './html/siteRoutes'
import { keepReleaseDocument } from './release-document/releaseDocument'
import type { Prerender } from './prerendering/keptPrerenders'
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

/** What a mix with another host than the site's shows, as its page names it. */
export interface MixPage {
  id: MixId
  /** The mix's builds under the id of the release that the site shows. */
  release: Release
  ofMix: NonNullable<PageDocument['ofMix']>
}

/** What is known of a release's pages, and how they are to be kept. */
export interface PageOptions {
  /** From who has prerendered the release already. */
  prerendered?: Prerendered | undefined
  /** Of the pages that are written; left out: the best. */
  compression?: Compression | 'none' | undefined
  /** Origin under which everybody reaches the pages; left out where it is not known. */
  origin?: string | undefined
  /** The site's open mixes with another host: each has a page beside those of the release. */
  mixes?: readonly MixPage[]
}

/**
 * Makes sure that the store has every page of a release in one environment, and beside them which release it is. The set is
 * named for the release and for the text of its pages, each with the name of its prerender in the screen's place: a change of
 * the environment or of how pages are written gives a new set and leaves the old one whole, and a set that is there is known
 * by its name, without a look at what was rendered for it.
 */
export async function writePages(
  store: Store,
  given: Release,
  config: SiteConfig,
  { prerendered, compression = 'best', mixes = [], origin }: PageOptions = {},
): Promise<Pages> {
  // With its keys in one order: a release makes the same pages before it is stored as after it has been read.
  const release = JSON.parse(canonicalJson(given)) as Release
  const before = await releaseBefore(store, release)
  const html = pageHtml(release, config, {
    siteCss: await siteCss(store, release, config),
    origin,
    hostBefore: before?.host.version,
  })
  const pagesBeside = [
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
      ...pagesBeside,
    ])

  // Before the pages that ask for them.
  await inParallel([release, ...(before ? [before] : [])], (each) =>
    keepReleaseDocument(store, each, compression),
  )
  const named = files((route) => placeholder(keys.get(route.path ?? null)))
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
      ...pagesBeside.flatMap(([{ path }]) => path ?? []),
    ]),
  }
}

/** The release that a site offers where its host is broken; undefined when it has none, or its pages cannot be written here. */
async function releaseBefore(store: Store, { hostBefore }: Release): Promise<Release | undefined> {
  const document = hostBefore && (await store.readRelease(hostBefore))
  if (!document) return undefined
  try {
    const checked = checkRelease(JSON.parse(document))
    return checked.ok && markupProblems(checked.value.host).length === 0 ? checked.value : undefined
  } catch {
    return undefined
  }
}

/** The page of the release before. */
async function pageOfRelease(store: Store, before: Release, config: SiteConfig) {
  const route = releaseBeforeRoute(before)
  const html = pageHtml(before, config, { siteCss: await siteCss(store, before, config) })
  return [route, html(route)] as const
}

/** The page of a mix; one whose host's build is damaged has none, and keeps no other page from being written. */
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

/** The rules that a host's pages begin with, as text that stands where it will: relative addresses are those of its build. */
async function siteCss(store: Store, { host }: Release, { underDevelopment }: SiteConfig) {
  // What a developer is writing has no published form.
  const isDeveloped = underDevelopment?.includes(host.name) ?? false
  const files = host.styles.map(async (file) => {
    const bytes = await store.readBuildFile(host.name, host.version, file)
    if (bytes && (isDeveloped || integrityOf(bytes) === host.files[file]?.integrity))
      return Buffer.from(bytes).toString('utf8')
    throw new StoreProblem(
      `The store has no whole ${file} of ${host.name} ${host.version}, without which no page can be written; pnpm release doctor says what else is damaged.`,
    )
  })
  const css = (await Promise.all(files)).join('\n')
  return css.replaceAll(/url\((?!["']|data:|\/)/g, `url(${buildUrl(host.name, host.version)}/`)
}

/** Names of the release documents that the pages of a set ask for; the release is the one that the set is named for. */
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

/** What stands for a prerender while the pages are named. */
function placeholder(key: PrerenderKey | undefined): Prerender | undefined {
  return key && { html: key, css: key }
}

/** A short name for files and what is in them, one after the other: all of a large site is more than one text can hold. */
function hashOf(files: Files) {
  const hash = createHash('sha256')
  for (const [file, bytes] of files) hash.update(`${file}\n${bytes.byteLength}\n`).update(bytes)
  return hash.digest('hex').slice(0, SET_NAME_DIGITS)
}
