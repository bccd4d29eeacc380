import { COIN_LOGO_ATTRIBUTE, HIDDEN_LOGO_ATTRIBUTE } from '@crossbook/contract'
import type { EarlyFile, PreloadList } from '@crossbook/web-files'
import type { Prerender } from '../sandbox/outcome'
import type { SiteRoute } from './siteRoutes'

type Preload = SiteRoute['preload']

/** A logo that windows of every width show. */
const SHOWN_LOGO = new RegExp(` ${COIN_LOGO_ATTRIBUTE}="[^"]*"(?! ${HIDDEN_LOGO_ATTRIBUTE})`)

/** Returns the preloads of a page, without the logos' sprite if the HTML shows none: browsers warn about unused preloads. */
export function preloadOf({ preload }: SiteRoute, prerender: Prerender | undefined, logos: string): Preload {
  if (!prerender || SHOWN_LOGO.test(prerender.html)) return preload
  return filtered(preload, (file) => file !== logos)
}

/** Separates the style sheets from the other preloads of a page. */
export function withoutStyles(preload: Preload): { styles: string[]; others: Preload } {
  const isStyle = (file: string) => kindOf(file) === 'style'
  return {
    styles: [...preload.always, ...preload.visitor, ...preload.session].filter(isStyle),
    others: filtered(preload, (file) => !isStyle(file)),
  }
}

function filtered({ always, visitor, session }: Preload, isKept: (file: string) => boolean): Preload {
  return { always: always.filter(isKept), visitor: visitor.filter(isKept), session: session.filter(isKept) }
}

/** Returns the list that a page's preload script reads. The session client is for users whose session has expired and is restored first. */
export function preloadList(
  { always, visitor, session }: Preload,
  /** Address of the release document, if the page has one. */
  document: string | undefined,
  sessionClient: readonly string[],
  /** Returns the integrity with which a file is requested; empty for a file that is requested without one. */
  checks: (file: string) => string,
): PreloadList {
  const entries = (files: readonly string[]) =>
    files.map((file): EarlyFile => [file, kindOf(file), checks(file)])
  // Without its integrity, which browsers ignore here with a warning. The host's own request states it.
  const documents: EarlyFile[] = document === undefined ? [] : [[document, 'fetch', '']]
  return {
    always: [...documents, ...entries(always)],
    visitor: entries(visitor),
    session: entries(session),
    restoring: entries(sessionClient),
  }
}

/** The kind of a file in a preload link. */
export function kindOf(file: string) {
  if (file.endsWith('.svg')) return 'image'
  return file.endsWith('.css') ? 'style' : 'script'
}
