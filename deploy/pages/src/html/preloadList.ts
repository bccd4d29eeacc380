import { COIN_LOGO_ATTRIBUTE, type PageMarkup } from '@crossbook/contract'
import type { Prerender } from '../prerendering/keptPrerenders'
import type { SiteRoute } from './siteRoutes'

type Preload = SiteRoute['preload']

/** What a page's list is written with. */
interface ListParts {
  markup: PageMarkup
  /** Address of the release document, if the page has one. */
  documentUrl: string | undefined
  /** Addresses of the session client's files. */
  sessionClient: readonly string[]
  /** The integrity by which a file is asked for; empty for those that are asked for without. */
  checks: (file: string) => string
}

/**
 * What the route's page asks for early: not the logos' sprite where what was rendered shows none, of which the browser complains.
 * Pages of hosts from before are left as they are.
 */
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

/**
 * The list that the script in a page's head reads: address, kind and integrity of what it asks for, for visitors and for those with
 * a stored session. Since markup 7 also for all of them, and for those whose session has to be restored first (`restoring`).
 */
export function preloadList(
  { always, visitor, session }: Preload,
  { markup, documentUrl, sessionClient, checks }: ListParts,
) {
  const entries = (files: readonly string[]) =>
    files.map((file) => [file, kindOf(file), checks(file)] as const)
  if (!markup.preloadsAfterFrame) return { visitor: entries(visitor), session: entries(session) }
  const isClient = (file: string) => sessionClient.includes(file)
  // The forms of sign-in pages ask for it as soon as they stand.
  const early = (files: readonly string[]) =>
    entries(markup.formsAskForClient ? files.filter((file) => !isClient(file)) : files)
  return {
    always: [...(documentUrl === undefined ? [] : [[documentUrl, 'fetch']]), ...early(always)],
    visitor: early(visitor),
    session: entries(session.filter((file) => !isClient(file))),
    restoring: entries((markup.formsAskForClient ? [...always, ...session] : session).filter(isClient)),
  }
}

/** What a preload link calls the file's kind. */
export function kindOf(file: string) {
  if (file.endsWith('.svg')) return 'image'
  return file.endsWith('.css') ? 'style' : 'script'
}
