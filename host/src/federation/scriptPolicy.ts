import { BUILDS_URL, type PageDocument, type SCRIPT_HOOK, type STYLE_HOOK } from '@crossbook/contract'
import { startTimeLimit } from '../modules/patience'
import { trustAddresses } from './trustedScripts'

declare global {
  interface Window {
    /** Called by every application's chunk loader with each script element before it is fetched. */
    [SCRIPT_HOOK]?: (script: HTMLScriptElement) => void
    /** Called with each link to a style sheet. */
    [STYLE_HOOK]?: (link: HTMLLinkElement) => void
  }
}

/** An element that loads a file of a build. */
type FileElement = HTMLScriptElement | HTMLLinkElement

/** The scripts and style sheets that this page may load, and how often each has failed. */
export interface ScriptPolicy {
  /** Creates a script element for this address, prepared. */
  createScript(address: string): HTMLScriptElement
  /**
   * Prepares a script or a link for fetching. Throws if the release does not name the file. A file that hangs is given up, together with
   * all loading files of its application.
   */
  prepare(element: FileElement): void
  /** The same for a file that has no other address for a later try, such as an ES module. */
  pin(element: FileElement): void
  /** Returns an allowed address of a script: its own one or that of a later try. Throws for any other. */
  checkAddress(address: string): string
  /** Allows further files of this store, with the integrity from its documents. Known files do not change. */
  add(integrity: PageDocument['integrity']): void
  /**
   * Fails the scripts of an application that have not arrived yet. From now on, all its scripts get fresh addresses: if one file hangs,
   * the preloads of the others may hang too.
   */
  giveUp(app: string): void
  /**
   * Returns the paths of a build's files whose last fetch has failed. Files that were given up are left out, because their site may hang.
   */
  failedFiles(build: { app: string; version: string }): readonly string[]
}

/** Milliseconds on a healthy line after which a loading file counts as hanging. */
export const FILE_LIMIT_MS = 8_000

/** Query that a later try adds to a file's address. */
const LATER_TRY = /^(?:\?try=\d+)?$/

/**
 * Creates a policy that allows only files of the page's release, with their integrity. A file that failed or hung before gets a fresh
 * address. Otherwise Chromium would return the failure of a preload again for a second element, and would join a hanging request.
 */
export function createScriptPolicy(
  pageIntegrity: PageDocument['integrity'],
  origin: string,
  /** Decides whether a file that the release does not name may run nevertheless. */
  isUnpinned: (file: URL) => boolean = () => false,
): ScriptPolicy {
  const failures = new Map<string, number>()
  const pending = new Map<FileElement, string>()
  const givenUp = new Set<string>()
  /** Paths of files that were given up before the site answered. */
  const unanswered = new Set<string>()

  const giveUp = (app: string) => {
    givenUp.add(app)
    for (const [script, pathname] of [...pending]) {
      if (appOf(pathname) !== app) continue
      unanswered.add(pathname)
      script.dispatchEvent(new Event('error'))
    }
  }
  const integrity = new Map(Object.entries(pageIntegrity))

  /** A file that may run, and its integrity if the release pins it. */
  function allowed(address: string) {
    const file = new URL(address, origin)
    const { pathname } = file
    const hash = file.origin === origin && LATER_TRY.test(file.search) ? integrity.get(pathname) : undefined
    if (!hash && !isUnpinned(file)) throw new Error(`${pathname} is not a file of this page’s release`)
    return { pathname, hash }
  }

  const checkAddress = (address: string) => {
    allowed(address)
    return address
  }
  const trusted = trustAddresses(checkAddress)

  const failuresOf = (pathname: string) => failures.get(pathname) ?? (givenUp.has(appOf(pathname)) ? 1 : 0)

  const prepare = (element: FileElement) => {
    const file = allowed(addressOf(element))
    const failed = failuresOf(file.pathname)
    if (failed > 0) setAddress(element, `${file.pathname}?try=${failed + 1}`)
    pin(element, file)
  }

  const pin = (element: FileElement, { pathname, hash } = allowed(addressOf(element))) => {
    element.crossOrigin = 'anonymous'
    if (hash) element.integrity = hash
    // Counted until it arrives, because a hanging file never reports an error.
    failures.set(pathname, failuresOf(pathname) + 1)
    unanswered.delete(pathname)
    element.addEventListener('load', () => failures.delete(pathname))
    pending.set(element, pathname)
    const stopLimit = startTimeLimit(FILE_LIMIT_MS, () => giveUp(appOf(pathname)))
    for (const end of ['load', 'error'])
      element.addEventListener(end, () => {
        stopLimit()
        pending.delete(element)
      })
  }

  /** Sets an address. Browsers require its trusted form, which TypeScript treats as text. */
  function setAddress(element: FileElement, address: string) {
    if (element instanceof HTMLScriptElement) element.src = trusted(address)
    else element.href = address
  }

  return {
    add(more) {
      for (const [file, hash] of Object.entries(more)) if (!integrity.has(file)) integrity.set(file, hash)
    },
    checkAddress,
    prepare,
    pin: (element) => pin(element),
    createScript(address) {
      const script = document.createElement('script')
      setAddress(script, address)
      prepare(script)
      return script
    },
    giveUp,
    failedFiles({ app, version }) {
      const awaited = new Set([...pending.values(), ...unanswered])
      const folder = `${BUILDS_URL}/${app}/${version}/`
      return [...failures.keys()].filter((file) => file.startsWith(folder) && !awaited.has(file))
    },
  }
}

function addressOf(element: FileElement) {
  return element instanceof HTMLScriptElement ? element.src : element.href
}

/** Returns the application that a file belongs to; empty if the file belongs to none. */
function appOf(pathname: string) {
  const folder = `${BUILDS_URL}/`
  return pathname.startsWith(folder) ? (pathname.slice(folder.length).split('/')[0] ?? '') : ''
}
