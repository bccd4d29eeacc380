import { COIN_LOGO_ATTRIBUTE } from '@crossbook/contract'
import type { EarlyFile, PreloadList } from '@crossbook/web-files'
import type { Prerender } from '../prerendering/keptPrerenders'
import type { SiteRoute } from './siteRoutes'

type Preload = SiteRoute['preload']

/** What the route's page asks for early: not the logos' sprite where what was rendered shows none, of which the browser complains. */
export function preloadOf({ preload }: SiteRoute, prerender: Prerender | undefined, logos: string): Preload {
  if (!prerender || prerender.html.includes(` ${COIN_LOGO_ATTRIBUTE}="`)) return preload
  const withoutLogos = (files: readonly string[]) => files.filter((file) => file !== logos)
  return {
    always: withoutLogos(preload.always),
    visitor: withoutLogos(preload.visitor),
    session: withoutLogos(preload.session),
  }
}

/** The style sheets among what a page asks for, and all the rest. */
export function withoutStyles({ always, visitor, session }: Preload): { styles: string[]; others: Preload } {
  const isStyle = (file: string) => kindOf(file) === 'style'
  const rest = (files: readonly string[]) => files.filter((file) => !isStyle(file))
  return {
    styles: [...always, ...visitor, ...session].filter(isStyle),
    others: { always: rest(always), visitor: rest(visitor), session: rest(session) },
  }
}

/** The list that a page's preload script reads. The session client is for those whose session has expired, and is restored first. */
export function preloadList(
  { always, visitor, session }: Preload,
  /** Address of the release document, if the page has one. */
  document: string | undefined,
  sessionClient: readonly string[],
  /** The integrity by which a file is asked for; empty for those that are asked for without. */
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

/** What a preload link calls the file's kind. */
export function kindOf(file: string) {
  if (file.endsWith('.svg')) return 'image'
  return file.endsWith('.css') ? 'style' : 'script'
}
