/**
 * Names that a page's HTML and its host agree on: ids, attributes, and keys of the window and of storage. The writer of pages, the host,
 * the session client and the browser tests import every such name from here. A test next to this file finds names that are typed
 * elsewhere.
 *
 * There is one page format. When a name or its meaning changes, `version` goes up, and hosts of another version are refused at
 * promotion, in a mix and in a rollback. `sessionKey` is never renamed: that would sign everybody out.
 */
export const PAGE_MARKUP = {
  version: 12,
  /** Id of the element that contains the site. */
  rootId: 'root',
  /** Id of the script element with the page's start as JSON. On the page of a mix, it has the whole page document. */
  pageDocumentId: 'crossbook-page',
  /** Id of the script element with the list of files to fetch early, for visitors and for users with a stored session. */
  preloadListId: 'crossbook-preload',
  /** On the root: the path that the page was prerendered for, empty on the not-found page. */
  prerenderedPath: 'data-prerender',
  /** On the style element with the host's own rules. */
  siteStyles: 'data-site-styles',
  /** On the place of a prerendered screen. */
  screen: 'data-screen',
  /** On the place of a prerendered frame. It contains the place of the screen. */
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

/**
 * Session storage keys of the host: the tab's choice of versions in place of its channel's release, and the builds that it does not run
 * again.
 */
export const TAB_KEYS = { choice: 'crossbook.mix', quarantine: 'crossbook.quarantine' } as const

/**
 * Property of the window with the host's script hook. A build's chunk loader calls it with each script element before fetching. Builds of
 * every age call it.
 */
export const SCRIPT_HOOK = 'crossbookScript'

/** Called for each link to a style sheet that a build's chunk loader creates. */
export const STYLE_HOOK = 'crossbookStyle'

/**
 * Name of the Trusted Types policies that the host and the builds' chunk loaders use for script addresses. The host checks its own
 * addresses in its policy, and those of chunks when it receives the element.
 */
export const SCRIPT_POLICY = 'crossbook'

/**
 * On the html element: the user's stored choices, as words such as `balances-hidden:true favorite-coins:BTC`. Each word is the storage
 * key after `crossbook.` and one of its values. CSS rules match these words, so that choices apply before any code of the site runs.
 * Builds of every age read them, so the name never changes.
 */
export const PREFERENCES = 'data-preferences'
