/**
 * Names that a page's HTML and the host that starts in it agree on: ids, attributes, and keys of the window and of storage. The
 * writer of pages, the host, the session client and the browser tests take every such name from here; a test next to this file
 * finds one that is typed anywhere else.
 *
 * There is one page format. When a name or its meaning changes, `version` goes up, and hosts of another version are refused at
 * promotion, in a mix and in a rollback. `sessionKey` is never renamed: that would sign everybody out.
 */
export const PAGE_MARKUP = {
  version: 12,
  /** Id of the element that the site is put into. */
  rootId: 'root',
  /** Id of the script element that holds the page's start as JSON; on the page of a mix the whole page document. */
  pageDocumentId: 'crossbook-page',
  /** Id of the script element that lists what visitors and those with a stored session fetch early. */
  preloadListId: 'crossbook-preload',
  /** On the root: the path that the page was prerendered for, empty on the answer to unknown paths. */
  prerenderedPath: 'data-prerender',
  /** On the style element with the host's own rules. */
  siteStyles: 'data-site-styles',
  /** On the place of a prerendered screen. */
  screen: 'data-screen',
  /** On the place of a prerendered frame, with that of its screen in it. */
  frame: 'data-frame',
  /** On the html element: the browser has stored a session. */
  hasSession: 'data-session',
  /** On the html element: the stored session has not expired, so that the user sees protected screens at once. */
  isSignedIn: 'data-signed-in',
  /** On the html element until the site answers: buttons are unavailable, and forms are not sent. */
  starting: 'data-starting',
  /** On the html element once the host runs, although the site does not answer yet. */
  hostRuns: 'data-host-runs',
  /** On the html element once everything except the screen is interactive, until the screen is as well. */
  shellInteractive: 'data-shell-interactive',
  /** Local storage key of the session. */
  sessionKey: 'crossbook.session',
} as const

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
 * Name of the Trusted Types policies by which the host and the chunk loaders of builds state addresses of scripts. The host checks
 * each of them: its own in its policy, those of chunks when it is handed the element.
 */
export const SCRIPT_POLICY = 'crossbook'

/**
 * On the html element: the user's stored choices, as words (`balances-hidden:true
 * favorite-coins:BTC`: the storage key behind `crossbook.`, and one of its values). So what depends on a choice is right before
 * any code of the site has run: rules ask for these words. Builds of every age do; the name never changes.
 */
export const PREFERENCES = 'data-preferences'
