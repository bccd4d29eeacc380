import {
  BUILDS_URL,
  buildUrl,
  documentTitle,
  fallbackBuildsOf,
  fileUrl,
  fitWords,
  markupOf,
  markupProblems,
  pageDocument,
  type PageDocument,
  type PageExtras,
  type PageMarkup,
  partsOf,
  type Release,
  type SiteConfig,
} from '@crossbook/contract'
import { StoreProblem } from '@crossbook/store'
import {
  FAVICON_URL,
  integrityOf,
  OPENED_FOR,
  pagePolicy,
  preloadScript,
  frameScript,
  startWatch,
  THEME_COLOR,
  WEB_MANIFEST_FILE,
} from '@crossbook/web-files'
import escapeHtml from 'escape-html'
import { inlineJson, tag } from './html'
import { kindOf, preloadList, preloadOf, withoutStyles } from './preloadList'
import { type KeptDocument, releaseDocument } from '../release-document/releaseDocument'
import type { Prerender } from '../prerendering/keptPrerenders'
import { shownElsewhere } from './shownElsewhere'
import type { SiteRoute } from './siteRoutes'

/**
 * The first page markup whose pages lead to the manifest, say what a link to them shows elsewhere, and have their styles made at
 * once. Older ones stay as they were.
 */
const GROWS_FROM = 6

/** What pages hold beside what stands in their release. */
interface PageParts extends PageExtras {
  /** The host's own rules, with absolute addresses. */
  siteCss: string
  /** Origin under which everybody reaches the pages, for whoever shows a link to one; left out where it is not known. */
  origin?: string | undefined
}

/**
 * Makes the pages of one release in one environment, in the markup that its host speaks: what all of them share is written
 * once.
 */
export function pageHtml(release: Release, config: SiteConfig, { siteCss, origin, ...extras }: PageParts) {
  const { host } = release
  const markup = markupOf(host)
  if (!markup)
    throw new StoreProblem(`${markupProblems(host).map(fitWords).join()}; use the newest checkout.`)
  const integrity = integrityByUrl(release)
  const url = (file: string) => fileUrl(host.name, host.version, file)
  const checked = (address: string) => ({
    integrity: integrity.get(address) ?? '',
    crossorigin: true as const,
  })

  // Style sheets ask for images without either, and a preload must ask in the same way to be the same request.
  const checksOf = (address: string) => (kindOf(address) === 'image' ? undefined : checked(address))

  const site = markup.siteStyles === undefined ? undefined : styleElement(siteCss, markup.siteStyles)
  const firstLoad = {
    styles: site
      ? [site.html]
      : host.styles.map((file) => tag('link', { rel: 'stylesheet', href: url(file), ...checked(url(file)) })),
    // Since markup 10 the script below makes preloads of them, where they can be in time.
    fonts: host.fonts.map((file) =>
      tag('link', {
        ...(markup.font === undefined ? { rel: 'preload' } : { [markup.font]: true }),
        as: 'font',
        type: 'font/woff2',
        href: url(file),
        crossorigin: true,
      }),
    ),
    earlyScripts: host.scripts.map((file) =>
      tag('link', {
        rel: 'preload',
        as: 'script',
        fetchpriority: 'high',
        href: url(file),
        ...checked(url(file)),
      }),
    ),
    // Deferred scripts are fetched late unless told otherwise, and everything on the page waits for these.
    scripts: host.scripts.map(
      (file) =>
        `${tag('script', { defer: true, fetchpriority: 'high', src: url(file), ...checked(url(file)) })}</script>`,
    ),
  }
  // The page of a mix is whole in itself: the mix may end before the release does.
  const shared = extras.ofMix ? undefined : releaseDocument(release)
  const pageJson = inlineJson(inlined(pageDocument(release, config, extras), shared))
  const watch = startWatch(markup)
  // Before everything that it is about.
  const folders = scriptFolders(release, config)
  const policy = (styles: readonly (InlineStyles | undefined)[]) =>
    tag('meta', {
      'http-equiv': 'Content-Security-Policy',
      content: pagePolicy(
        markup,
        folders,
        styles.flatMap((each) => each?.hash ?? []),
      ),
    })

  /** What every visitor's screen needs. Prerendered, it waits for styles and font and can take its scripts later; else it waits for them. */
  const preloads = (files: readonly string[], isPrerendered: boolean) =>
    files.map((file) =>
      tag('link', {
        rel: 'preload',
        as: kindOf(file),
        ...(isPrerendered && kindOf(file) === 'script' ? ({ fetchpriority: 'low' } as const) : {}),
        href: file,
        ...checksOf(file),
      }),
    )

  /** Since markup 8 the host's scripts wait in a template where there is something to be seen before they run. */
  const hostScripts = (prerender: Prerender | undefined) => {
    const { scripts } = firstLoad
    if (!prerender || markup.version < GROWS_FROM) return scripts
    const frame = `<script>${frameScript(markup, prerender.html)}</script>`
    return markup.startsWhenSeen ? [`<template>${scripts.join('')}</template>`, frame] : [frame, ...scripts]
  }

  /** The HTML of one page, with what was rendered for it before any script runs; without it the screen's place is empty. */
  return (route: SiteRoute, prerender?: Prerender) => {
    const asked = preloadOf(route, markup.frame === undefined ? undefined : prerender, url(host.coinLogos))
    // What is prerendered is painted with its style sheets; without it they are asked for as the scripts are that load them.
    const { styles: screenStyles, others: preload } = prerender
      ? withoutStyles(asked)
      : { styles: [], others: asked }
    const list = preloadList(preload, {
      markup,
      documentUrl: shared?.url,
      sessionClient: host.session.map(url),
      checks: (file) => checksOf(file)?.integrity ?? '',
    })
    const listElement = `<script type="application/json" id="${markup.preloadListId}">${inlineJson(list)}</script>`
    const own = prerender && site ? styleElement(prerender.styles.css, markup.prerenderedStyles) : undefined
    const lines = [
      '<!doctype html>',
      '<html lang="en">',
      '<head>',
      '<meta charset="utf-8">',
      policy([site, own]),
      tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      `<title>${escapeHtml(documentTitle(route.path ?? '', route.title))}</title>`,
      tag('meta', { name: 'description', content: route.description }),
      tag('meta', { name: 'theme-color', content: THEME_COLOR }),
      tag('meta', { name: 'color-scheme', content: 'dark' }),
      ...(isForCrawlers(route) ? [] : [tag('meta', { name: 'robots', content: 'noindex' })]),
      tag('link', { rel: 'icon', href: FAVICON_URL, type: 'image/svg+xml' }),
      ...(markup.version >= GROWS_FROM
        ? [tag('link', { rel: 'manifest', href: `/${WEB_MANIFEST_FILE}` })]
        : []),
      ...(markup.version >= GROWS_FROM && isForCrawlers(route) ? shownElsewhere(route, origin) : []),
      ...(route.isStandIn ? [`<script>${OPENED_FOR}</script>`] : []),
      // Browsers read ahead on no page that states a policy.
      ...(markup.asksForHostFirst ? firstLoad.earlyScripts : []),
      ...(site ? firstLoad.fonts : []),
      // Before the style sheet: a script after it would wait for it, and the files it asks for would come a round trip later.
      ...(markup.listsFilesLast ? [] : [listElement]),
      `<script>${preloadScript(markup)}</script>`,
      ...firstLoad.styles,
      // After the styles that it builds on, where styled-components would put its own.
      ...(prerender ? [own?.html ?? prerenderStyles(prerender, markup)] : []),
      ...screenStyles.map((file) => tag('link', { rel: 'stylesheet', href: file, ...checked(file) })),
      ...(site ? [] : firstLoad.fonts),
      // Painted as a whole: what stands to the right or in the middle would move while the rest of the page is arriving.
      ...(prerender
        ? [tag('link', { rel: 'expect', href: `#${markup.afterRootId}`, blocking: 'render' })]
        : []),
      '</head>',
      '<body>',
      rootElement(route, prerender, markup),
      `<noscript id="${markup.afterRootId}"><p>Crossbook needs JavaScript: prices move, and forms answer while you type. Please turn it on.</p></noscript>`,
      ...(markup.listsFilesLast ? [listElement] : []),
      // Last, so that on a slow network the styles have arrived before scripts take most of it.
      ...(watch === undefined
        ? [...firstLoad.scripts, ...preloads(preload.always, prerender !== undefined)]
        : [
            // The watch, like every script, waits for the styles, and nothing behind it is looked at meanwhile: browsers read ahead
            // on no page that states a policy. So what it waits beside is asked for before it.
            ...(markup.asksForHostFirst ? [] : firstLoad.earlyScripts),
            ...(markup.preloadsAfterFrame
              ? []
              : [
                  ...(shared ? [documentPreload(shared)] : []),
                  ...preloads(preload.always, prerender !== undefined),
                ]),
            // Before the scripts that it watches, and after what is painted first, which it would make larger.
            `<script>${watch}</script>`,
            ...hostScripts(prerender),
          ]),
      // Only scripts need to know it, so it does not stand among the rules, for which the first picture waits.
      ...(prerender?.components
        ? [
            `<script type="application/json" ${markup.prerenderedComponents}>${inlineJson(prerender.components)}</script>`,
          ]
        : []),
      `<script type="application/json" id="${markup.pageDocumentId}">${pageJson}</script>`,
      '</body>',
      '</html>',
      '',
    ]
    return lines.join('\n')
  }
}

/** What stands in the page of its page document: all of it, or what the release document leaves to it. */
function inlined(document: PageDocument, shared: KeptDocument | undefined) {
  if (!shared) return document
  const { url, integrity } = shared
  return { ...partsOf(document).start, document: { url, integrity } }
}

/** Without its integrity, of which browsers warn here that they ignore it; the host's own request states it. */
function documentPreload({ url }: KeptDocument) {
  return tag('link', { rel: 'preload', as: 'fetch', href: url, crossorigin: true })
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
function rootElement(
  { path }: SiteRoute,
  prerender: Prerender | undefined,
  { rootId, prerenderedPath }: PageMarkup,
) {
  if (!prerender) return `${tag('div', { id: rootId })}</div>`
  return `${tag('div', { id: rootId, [prerenderedPath]: path ?? '' })}${prerender.html}</div>`
}

function prerenderStyles({ styles }: Prerender, { prerenderedStyles }: PageMarkup) {
  const { url, integrity } = styles
  return tag('link', {
    rel: 'stylesheet',
    [prerenderedStyles]: true,
    href: url,
    integrity,
    crossorigin: true,
  })
}

/** Rules that stand in the page, and the hash by which its policy knows them. */
interface InlineStyles {
  html: string
  hash: string
}

/** In a style element nothing but its end is markup; in rules that can stand in texts alone, where the backslash is left out. */
function styleElement(css: string, attribute: string): InlineStyles {
  const rules = css.replaceAll('</', '<\\/')
  return { html: `<style ${attribute}>${rules}</style>`, hash: integrityOf(rules) }
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
