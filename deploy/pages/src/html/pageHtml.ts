import {
  BUILDS_URL,
  buildUrl,
  documentTitle,
  fallbackBuildsOf,
  fileUrl,
  fitMessage,
  markupProblems,
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
import { releaseDocument, wholeDocument } from '../release-document/releaseDocument'
import type { Prerender } from '../sandbox/outcome'
import { socialTags } from './socialTags'
import type { SiteRoute } from './siteRoutes'

/** The content of a page in addition to its release. */
interface PageParts extends Omit<PageExtras, 'beyondRanges'> {
  /** The host's own rules, with absolute addresses. */
  siteCss: string
  /** Public origin of the pages, for link previews; left out where it is unknown. */
  origin?: string | undefined
}

/** Returns a function that makes the pages of one release in one environment. The shared parts are made once. */
export function pageHtml(release: Release, config: SiteConfig, { siteCss, origin, ...extras }: PageParts) {
  const { host } = release
  const [problem] = markupProblems(host)
  if (problem) throw new StoreProblem(`${fitMessage(problem)}; use a checkout that writes it.`)
  const integrity = integrityByUrl(release)
  const url = (file: string) => fileUrl(host.name, host.version, file)
  const checked = (address: string) => ({
    integrity: integrity.get(address) ?? '',
    crossorigin: true as const,
  })
  // Style sheets request images without either, and a preload must do the same to be the same request.
  const checksOf = (address: string) => (kindOf(address) === 'image' ? undefined : checked(address))
  const preload = (file: string) =>
    tag('link', { rel: 'preload', as: kindOf(file), href: file, ...checksOf(file) })

  // By these attributes, styled-components finds server-rendered styles and continues with them.
  const styled = { 'data-styled': 'true', 'data-styled-version': host.provides['styled-components'] ?? '' }
  const site = styleElement({ [PAGE_MARKUP.siteStyles]: true }, siteCss)
  const notice = styleElement({}, NOT_STARTED_STYLES)
  const fonts = host.fonts.map((file) =>
    tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href: url(file), crossorigin: true }),
  )
  const scripts = host.scripts.map(url)
  // The page of a mix contains everything, because the mix may end before the release does.
  const shared = extras.ofMix ? undefined : releaseDocument(release)
  const document = wholeDocument(release, config, extras)
  const inlined = shared && { url: shared.url, integrity: shared.integrity }
  const pageJson = inlineJson(inlined ? { ...partsOf(document).start, document: inlined } : document)
  const folders = scriptFolders(release, config)

  /** Returns the HTML of one page. With a prerender, the screen is visible before any script runs; without one, its place is empty. */
  return (route: SiteRoute, prerender?: Prerender) => {
    const preloads = preloadOf(route, prerender, url(host.coinLogos))
    // A prerendered screen needs its style sheets at once. Otherwise they are requested like the scripts that load them.
    const { styles: screenStyles, others } = prerender
      ? withoutStyles(preloads)
      : { styles: [], others: preloads }
    const list = preloadList(
      others,
      shared?.url,
      host.session.map(url),
      (file) => checksOf(file)?.integrity ?? '',
    )
    const own = prerender && styleElement(styled, prerender.css)
    const isForCrawlers = route.path !== undefined && !route.isStandIn
    const lines = [
      '<!doctype html>',
      '<html lang="en">',
      '<head>',
      '<meta charset="utf-8">',
      // Before everything that the policy applies to.
      tag('meta', {
        'http-equiv': 'Content-Security-Policy',
        content: pagePolicy(folders, [site.hash, notice.hash, ...(own ? [own.hash] : [])]),
      }),
      tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      `<title>${escapeHtml(documentTitle(route.path ?? '', route.title))}</title>`,
      tag('meta', { name: 'description', content: route.description }),
      tag('meta', { name: 'theme-color', content: THEME_COLOR }),
      tag('meta', { name: 'color-scheme', content: 'dark' }),
      ...(isForCrawlers ? socialTags(route, origin) : [tag('meta', { name: 'robots', content: 'noindex' })]),
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
      '<noscript><p>Crossbook needs JavaScript for live prices and forms. Please turn it on.</p></noscript>',
      // After the visible part, because they would share its bandwidth; before the page's scripts, which wait for style sheets.
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

/**
 * Returns the folders that the page's scripts may come from: the builds of its release and their fallback builds. On a site with mixes or
 * builds under development, the builds are not known when the page is written. There any build of the site is allowed, until the host has
 * read what the tab shows and names those builds.
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

/** The root element. It names the path it was rendered for, empty on the page for unknown paths. */
function rootElement({ path }: SiteRoute, prerender: Prerender | undefined) {
  const { rootId, prerenderedPath } = PAGE_MARKUP
  if (!prerender) return `${tag('div', { id: rootId })}</div>`
  return `${tag('div', { id: rootId, [prerenderedPath]: path ?? '' })}${prerender.html}</div>`
}

/**
 * Returns inline styles, and their hash for the content security policy. Only the end of a style element is markup inside it. In CSS it can
 * occur only within strings, where the backslash is dropped.
 */
function styleElement(attributes: Parameters<typeof tag>[1], css: string) {
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
