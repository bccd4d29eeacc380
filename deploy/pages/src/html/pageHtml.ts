import {
  BUILDS_URL,
  buildUrl,
  documentTitle,
  fallbackBuildsOf,
  fileUrl,
  fitWords,
  markupProblems,
  pageDocument,
  type PageDocument,
  type PageExtras,
  PAGE_MARKUP,
  partsOf,
  type Release,
  type SiteConfig,
} from '@crossbook/contract'
import { StoreProblem } from '@crossbook/store'
import {
  BOOT_WATCHDOG,
  FAVICON_URL,
  integrityOf,
  NOT_STARTED_NOTICE,
  NOT_STARTED_STYLES,
  OPENED_FOR,
  pagePolicy,
  PRELOAD_SCRIPT,
  START_SCRIPT,
  THEME_COLOR,
  WEB_MANIFEST_FILE,
} from '@crossbook/web-files'
import escapeHtml from 'escape-html'
import { inlineJson, tag } from './html'
import { kindOf, preloadList, preloadOf, withoutStyles } from './preloadList'
import { type KeptDocument, releaseDocument } from '../release-document/releaseDocument'
import type { Prerender } from '../prerendering/keptPrerenders'
import { socialTags } from './socialTags'
import type { SiteRoute } from './siteRoutes'

/** What pages hold beside what stands in their release. */
interface PageParts extends PageExtras {
  /** The host's own rules, with absolute addresses. */
  siteCss: string
  /** Origin under which everybody reaches the pages, for whoever shows a link to one; left out where it is not known. */
  origin?: string | undefined
}

/** Makes the pages of one release in one environment: what all of them share is written once. */
export function pageHtml(release: Release, config: SiteConfig, { siteCss, origin, ...extras }: PageParts) {
  const { host } = release
  const [problem] = markupProblems(host)
  if (problem) throw new StoreProblem(`${fitWords(problem)}; use a checkout that writes it.`)
  const integrity = integrityByUrl(release)
  const url = (file: string) => fileUrl(host.name, host.version, file)
  const checked = (address: string) => ({
    integrity: integrity.get(address) ?? '',
    crossorigin: true as const,
  })
  // Style sheets ask for images without either, and a preload must ask in the same way to be the same request.
  const checksOf = (address: string) => (kindOf(address) === 'image' ? undefined : checked(address))
  const preload = (file: string) =>
    tag('link', { rel: 'preload', as: kindOf(file), href: file, ...checksOf(file) })

  const site = styleElement({ [PAGE_MARKUP.siteStyles]: true }, siteCss)
  const notice = styleElement({}, NOT_STARTED_STYLES)
  const fonts = host.fonts.map((file) =>
    tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href: url(file), crossorigin: true }),
  )
  const scripts = host.scripts.map(url)
  // The page of a mix is whole in itself: the mix may end before the release does.
  const shared = extras.ofMix ? undefined : releaseDocument(release)
  const pageJson = inlineJson(inlined(pageDocument(release, config, extras), shared))
  const folders = scriptFolders(release, config)

  /** The HTML of one page, with what was rendered for it before any script runs; without it the screen's place is empty. */
  return (route: SiteRoute, prerender?: Prerender) => {
    const asked = preloadOf(route, prerender, url(host.coinLogos))
    // What is prerendered is drawn with its style sheets; without it they are asked for as the scripts are that load them.
    const { styles: screenStyles, others } = prerender ? withoutStyles(asked) : { styles: [], others: asked }
    const list = preloadList(
      others,
      shared?.url,
      host.session.map(url),
      (file) => checksOf(file)?.integrity ?? '',
    )
    const own = prerender && styleElement(styledAttributes(release), prerender.css)
    const lines = [
      '<!doctype html>',
      '<html lang="en">',
      '<head>',
      '<meta charset="utf-8">',
      // Before everything that it is about.
      tag('meta', {
        'http-equiv': 'Content-Security-Policy',
        content: pagePolicy(folders, [site.hash, notice.hash, ...(own ? [own.hash] : [])]),
      }),
      tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      `<title>${escapeHtml(documentTitle(route.path ?? '', route.title))}</title>`,
      tag('meta', { name: 'description', content: route.description }),
      tag('meta', { name: 'theme-color', content: THEME_COLOR }),
      tag('meta', { name: 'color-scheme', content: 'dark' }),
      ...(isForCrawlers(route)
        ? socialTags(route, origin)
        : [tag('meta', { name: 'robots', content: 'noindex' })]),
      tag('link', { rel: 'icon', href: FAVICON_URL, type: 'image/svg+xml' }),
      tag('link', { rel: 'manifest', href: `/${WEB_MANIFEST_FILE}` }),
      ...(route.isStandIn ? [`<script>${OPENED_FOR}</script>`] : []),
      `<script>${START_SCRIPT}</script>`,
      ...fonts,
      site.html,
      notice.html,
      ...(own ? [own.html] : []),
      ...screenStyles.map((file) => tag('link', { rel: 'stylesheet', href: file, ...checked(file) })),
      '</head>',
      '<body>',
      rootElement(route, prerender),
      NOT_STARTED_NOTICE,
      '<noscript><p>Crossbook needs JavaScript: prices move, and forms answer while you type. Please turn it on.</p></noscript>',
      // Behind what is seen first, which they would share the line with; before the scripts of the page, which wait for style sheets.
      ...scripts.map(preload),
      `<script type="application/json" id="${PAGE_MARKUP.preloadListId}">${inlineJson(list)}</script>`,
      `<script>${PRELOAD_SCRIPT}</script>`,
      `<script type="application/json" id="${PAGE_MARKUP.pageDocumentId}">${pageJson}</script>`,
      // Before the scripts that it watches.
      `<script>${BOOT_WATCHDOG}</script>`,
      // Not deferred: until deferred scripts have arrived, browsers delay the first frame.
      ...scripts.map((file) => `${tag('script', { async: true, src: file, ...checked(file) })}</script>`),
      '</body>',
      '</html>',
      '',
    ]
    return lines.join('\n')
  }
}

/** The attributes by which styled-components finds what was rendered on a server, and goes on with it. */
function styledAttributes({ host }: Release) {
  return { 'data-styled': 'true', 'data-styled-version': host.provides['styled-components'] ?? '' }
}

/** What stands in the page of its page document: all of it, or what the release document leaves to it. */
function inlined(document: PageDocument, shared: KeptDocument | undefined) {
  if (!shared) return document
  const { url, integrity } = shared
  return { ...partsOf(document).start, document: { url, integrity } }
}

/** The answer to unknown paths is no page of the site, and those that stand in for others show them. */
function isForCrawlers({ path, isStandIn }: SiteRoute) {
  return path !== undefined && !isStandIn
}

/**
 * Folders that the page's scripts may come from: the builds of its release and those that it falls back on. Which builds a mix
 * brings, or a developer's next change, is not known when the page is written; there it is whatever the site serves, until the
 * host has read what the tab shows, and names those builds.
 */
function scriptFolders({ host, remotes, previous, earlier }: Release, config: SiteConfig) {
  if (config.acceptsMixes || config.underDevelopment) return [BUILDS_URL]
  return [
    buildUrl(host.name, host.version),
    ...remotes.flatMap(({ name, version }) =>
      [{ version }, ...fallbackBuildsOf({ previous, earlier }, name)].map((build) =>
        buildUrl(name, build.version),
      ),
    ),
  ]
}

/** Where the site stands; it states which path it was rendered for, empty on the answer to unknown paths. */
function rootElement({ path }: SiteRoute, prerender: Prerender | undefined) {
  const { rootId, prerenderedPath } = PAGE_MARKUP
  if (!prerender) return `${tag('div', { id: rootId })}</div>`
  return `${tag('div', { id: rootId, [prerenderedPath]: path ?? '' })}${prerender.html}</div>`
}

/** Rules that stand in the page, and the hash by which its policy knows them. */
interface InlineStyles {
  html: string
  hash: string
}

/** In a style element nothing but its end is markup; in rules that can stand in texts alone, where the backslash is left out. */
function styleElement(attributes: Parameters<typeof tag>[1], css: string): InlineStyles {
  const rules = css.replaceAll('</', '<\\/')
  return { html: `${tag('style', attributes)}${rules}</style>`, hash: integrityOf(rules) }
}

function integrityByUrl({ host, remotes }: Release) {
  return new Map(
    [host, ...remotes].flatMap(({ name, version, files }) =>
      Object.entries(files).map(
        ([file, { integrity }]) => [fileUrl(name, version, file), integrity] as const,
      ),
    ),
  )
}
