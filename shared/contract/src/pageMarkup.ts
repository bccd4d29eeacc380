/**
 * What a page's HTML and the host that starts in it call the same by name: ids, attributes, and what they keep in the window
 * and in storage. The writer of pages, the host, the session client and the browser tests take every such name from here; a
 * test beside this file finds one that is typed anywhere else.
 *
 * A page outlives the code that reads it, and a rollback shows a host from long ago. So names are never changed in place:
 *
 * 1. Copy PAGE_MARKUP as the next MARKUP_n below and leave it alone from then on; it is what hosts in stores speak.
 * 2. Give PAGE_MARKUP the next version and change the name. The host is compiled with PAGE_MARKUP alone, its `app.json` says
 *    the version, and the writer looks the table up by it: old hosts go on getting pages that they understand.
 * 3. Record a page of the table that you left behind, as `pagesOfMarkup1.txt` was recorded, and let its test hold it.
 *
 * What is stored (`sessionKey`) is there before and after a rollback: another name for it would sign everybody out.
 */
export interface PageMarkup {
  readonly version: number
  /** Id of the element that the site is put into. */
  readonly rootId: string
  /** Id of the script element that holds the page document as JSON; since markup 5 what a page begins with. */
  readonly pageDocumentId: string
  /** Whether the page's watch over its host tells the site's own collector as well; since markup 6. */
  readonly watchIsCollected?: boolean
  /** Whether what all pages of a release have in common is a document of its own, beside them. */
  readonly hasReleaseDocument?: boolean
  /** Id of the script element that lists what to fetch early, for visitors and for those with a stored session. */
  readonly preloadListId: string
  /** Whether that list stands behind what is prerendered, whose place in the page's first bytes its hashes would take; since markup 10. */
  readonly listsFilesLast?: boolean
  /** On links in the head to the host's fonts, of which the page's first script makes preloads where they can be in time; since markup 10. */
  readonly font?: string
  /** Whether what is listed is fetched once the page's first frame is drawn, but for the host's own scripts; since markup 7. */
  readonly preloadsAfterFrame?: boolean
  /** Whether a prerendered screen is laid out as soon as it is there, if it is not long; since markup 7. */
  readonly laysOutAtOnce?: boolean
  /** Whether a template holds the host's scripts until what is prerendered has been seen; since markup 8. */
  readonly startsWhenSeen?: boolean
  /** Whether a prerendered screen is laid out at once only where its styles took so little time that the font will not overtake its layout; since markup 9. */
  readonly laysOutIfQuick?: boolean
  /** Whether a page asks for the host's scripts at its beginning; since markup 10. */
  readonly asksForHostFirst?: boolean
  /** Whether the forms of sign-in pages ask for the session client, and no page of a visitor does; since markup 10. */
  readonly formsAskForClient?: boolean
  /** Id of the element after all that is prerendered; browsers that can wait for it before they show the page. */
  readonly afterRootId: string
  /** On the root: the path that the page was prerendered for, empty on the answer to unknown paths. */
  readonly prerenderedPath: string
  /** On the style element with the host's own rules; for hosts of markups 1 to 3 they are linked. */
  readonly siteStyles?: string
  /** On the style element with the rules of what is prerendered; in markups 1 to 3 on the link to them. */
  readonly prerenderedStyles: string
  /** On the script element that lists, as JSON, whose rules those are. */
  readonly prerenderedComponents: string
  /** On the place of a prerendered screen; markup 1 had none. */
  readonly screen?: string
  /** On the place of a prerendered frame, with that of its screen in it; since markup 6. */
  readonly frame?: string
  /** On what stands in a screen's place where the screen's build has published nothing to render of it; since markup 6. */
  readonly pending?: string
  /** On links that hand their page something besides the address. */
  readonly handsOver: string
  /** On the html element: the browser has stored a session. */
  readonly hasSession: string
  /** On the html element: the stored session has not expired, so that its owner is shown his own screens at once; since markup 6. */
  readonly isSignedIn?: string
  /** On the html element until the site has started. */
  readonly starting: string
  /** On the html element once the host runs, although all does not stand yet; markups 1 and 2 had none. */
  readonly hostRuns?: string
  /** Property of the window with what the visitor did before the site had started. */
  readonly earlyInput: string
  /** Local storage key of the session. */
  readonly sessionKey: string
  /** Local storage key of the addresses of the fonts that this browser has fetched before; since markup 10. */
  readonly fontsKey?: string
}

/** Spoken by hosts whose `app.json` says no markup. */
const MARKUP_1 = {
  version: 1,
  rootId: 'root',
  pageDocumentId: 'crossbook-page',
  preloadListId: 'crossbook-preload',
  afterRootId: 'crossbook-painted',
  prerenderedPath: 'data-paint',
  prerenderedStyles: 'data-paint-styles',
  prerenderedComponents: 'data-paint-components',
  handsOver: 'data-hands-over',
  hasSession: 'data-session',
  starting: 'data-starting',
  earlyInput: 'crossbookEarly',
  sessionKey: 'crossbook.session',
} as const satisfies PageMarkup

/** Spoken by hosts that do not say when they run. */
const MARKUP_2 = {
  ...MARKUP_1,
  version: 2,
  afterRootId: 'crossbook-prerendered',
  prerenderedPath: 'data-prerender',
  prerenderedStyles: 'data-prerender-styles',
  prerenderedComponents: 'data-prerender-components',
  screen: 'data-screen',
} as const satisfies PageMarkup

/** Spoken by hosts whose rules the page links. */
const MARKUP_3 = {
  ...MARKUP_2,
  version: 3,
  hostRuns: 'data-host-runs',
} as const satisfies PageMarkup

/** Spoken by hosts that find their whole page document in the page. */
const MARKUP_4 = {
  ...MARKUP_3,
  version: 4,
  siteStyles: 'data-site-styles',
} as const satisfies PageMarkup

/** Spoken by hosts that are shown protected screens when their code has come. */
const MARKUP_5 = {
  ...MARKUP_4,
  version: 5,
  hasReleaseDocument: true,
} as const satisfies PageMarkup

/** Spoken by hosts whose pages ask for everything before their first frame. */
const MARKUP_6 = {
  ...MARKUP_5,
  version: 6,
  isSignedIn: 'data-signed-in',
  watchIsCollected: true,
  frame: 'data-frame',
  pending: 'data-pending',
} as const satisfies PageMarkup

/** Spoken by hosts whose scripts run as soon as they are there. */
const MARKUP_7 = {
  ...MARKUP_6,
  version: 7,
  preloadsAfterFrame: true,
  laysOutAtOnce: true,
} as const satisfies PageMarkup

/** Spoken by hosts whose pages are laid out at once by their length, however fast the device is. */
const MARKUP_8 = {
  ...MARKUP_7,
  version: 8,
  startsWhenSeen: true,
} as const satisfies PageMarkup

/** Spoken by hosts whose pages ask for their font whether it can be in time or not. */
const MARKUP_9 = {
  ...MARKUP_8,
  version: 9,
  laysOutIfQuick: true,
} as const satisfies PageMarkup

/** Spoken by the host of this checkout. */
export const PAGE_MARKUP = {
  ...MARKUP_9,
  version: 10,
  asksForHostFirst: true,
  listsFilesLast: true,
  font: 'data-font',
  formsAskForClient: true,
  fontsKey: 'crossbook.fonts',
} as const satisfies PageMarkup

/** Session storage keys of the host: what a tab shows in place of its channel's release, and the builds it does not run again. */
export const TAB_KEYS = { choice: 'crossbook.mix', quarantine: 'crossbook.quarantine' } as const

/**
 * Property of the window by which the host is handed each script element that a build's chunk loader has made, before it is
 * fetched. Builds of every age call it.
 */
export const SCRIPT_HOOK = 'crossbookScript'

/** The same for each link to a style sheet that a build's chunk loader has made. */
export const STYLE_HOOK = 'crossbookStyle'

/**
 * On the html element of pages since markup 6: what the visitor has chosen and his browser keeps, as words (`balances-hidden:true
 * favorite-coins:BTC`: the storage key behind `crossbook.`, and one of its values). So what depends on a choice is right before
 * any code of the site has run: rules ask for these words. Builds of every age do; the name never changes.
 */
export const PREFERENCES = 'data-preferences'

/**
 * Token that the site's style sheet asks for ahead of its own font's family. Pages since markup 10 set it to no family on the html element where the
 * font would come too late to be shown, so that it is not fetched for that.
 */
export const OWN_FONT = '--cb-font-own'

/** Every markup that pages can be written in, oldest first. */
export const PAGE_MARKUPS: readonly PageMarkup[] = [
  MARKUP_1,
  MARKUP_2,
  MARKUP_3,
  MARKUP_4,
  MARKUP_5,
  MARKUP_6,
  MARKUP_7,
  MARKUP_8,
  MARKUP_9,
  PAGE_MARKUP,
]

/** The markup that a host speaks, by its `app.json`; undefined when it is newer than this code. */
export function markupOf({ markup = MARKUP_1.version }: { markup?: number | undefined }) {
  return PAGE_MARKUPS.find(({ version }) => version === markup)
}
