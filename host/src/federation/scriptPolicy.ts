import { BUILDS_URL, type PageDocument, type SCRIPT_HOOK, type STYLE_HOOK } from '@crossbook/contract'
import { startTimeLimit } from '../modules/patience'
import { trustAddresses } from './trustedScripts'

declare global {
  interface Window {
    /** Called by every application's chunk loader with each script element before it is fetched. */
    [SCRIPT_HOOK]?: (script: HTMLScriptElement) => void
    /** The same with each link to a style sheet. */
    [STYLE_HOOK]?: (link: HTMLLinkElement) => void
  }
}

/** What loads a file of a build. */
type FileElement = HTMLScriptElement | HTMLLinkElement

/** Which scripts and style sheets this page may load, and how often each has failed. */
export interface ScriptPolicy {
  /** Creates a script element for this address, prepared. */
  createScript(address: string): HTMLScriptElement
  /**
   * Sets what a script or a link needs before it is fetched; throws when the release does not name the file. A file that hangs is given
   * up, with all that is on its way from its application.
   */
  prepare(element: FileElement): void
  /** Gives back an address from which a script may come, its own one or that of a later try; throws for any other. */
  checkAddress(address: string): string
  /** Lets further files of this store run, with the integrity that its documents state; nothing known before changes. */
  add(integrity: PageDocument['integrity']): void
  /**
   * Makes the scripts of an application fail that have not arrived yet, and asks for all of its scripts under fresh addresses from
   * now on: where one hangs, so may what the page has preloaded of the others.
   */
  giveUp(app: string): void
  /** Paths of the files of a build whose last fetch has failed; not of those that were given up, whose site may hang. */
  failedFiles(build: { app: string; version: string }): readonly string[]
}

/** Milliseconds on a healthy line after which a file that does not arrive counts as hanging. */
export const FILE_LIMIT_MS = 8_000

/** What a later try adds to a file's address. */
const LATER_TRY = /^(?:\?try=\d+)?$/

/**
 * Lets only files of the page's release run, with their integrity. A file that failed or hung before gets a fresh
 * address: Chromium answers a second element of a failed preload with the same failure, and joins a hanging request.
 */
export function createScriptPolicy(
  pageIntegrity: PageDocument['integrity'],
  origin: string,
  /** Says of a file that the release does not name whether it may run nevertheless. */
  isUnpinned: (file: URL) => boolean = () => false,
): ScriptPolicy {
  const failures = new Map<string, number>()
  const onTheirWay = new Map<FileElement, string>()
  const givenUp = new Set<string>()
  /** Paths of files that were given up before the site answered. */
  const unanswered = new Set<string>()

  const giveUp = (app: string) => {
    givenUp.add(app)
    for (const [script, pathname] of [...onTheirWay]) {
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

  const prepare = (element: FileElement) => {
    const { pathname, hash } = allowed(addressOf(element))

    const failed = failures.get(pathname) ?? (givenUp.has(appOf(pathname)) ? 1 : 0)
    if (failed > 0) setAddress(element, `${pathname}?try=${failed + 1}`)
    element.crossOrigin = 'anonymous'
    if (hash) element.integrity = hash
    // Counted until it arrives: what hangs for ever never reports an error.
    failures.set(pathname, failed + 1)
    unanswered.delete(pathname)
    element.addEventListener('load', () => failures.delete(pathname))
    onTheirWay.set(element, pathname)
    const stopLimit = startTimeLimit(FILE_LIMIT_MS, () => giveUp(appOf(pathname)))
    for (const end of ['load', 'error'])
      element.addEventListener(end, () => {
        stopLimit()
        onTheirWay.delete(element)
      })
  }

  /** Browsers take the trusted form of an address, which TypeScript takes for text. */
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
    createScript(address) {
      const script = document.createElement('script')
      setAddress(script, address)
      prepare(script)
      return script
    },
    giveUp,
    failedFiles({ app, version }) {
      const pending = new Set([...onTheirWay.values(), ...unanswered])
      const folder = `${BUILDS_URL}/${app}/${version}/`
      return [...failures.keys()].filter((file) => file.startsWith(folder) && !pending.has(file))
    },
  }
}

function addressOf(element: FileElement) {
  return element instanceof HTMLScriptElement ? element.src : element.href
}

/** The application that a file belongs to; empty for a file of none. */
function appOf(pathname: string) {
  const folder = `${BUILDS_URL}/`
  return pathname.startsWith(folder) ? (pathname.slice(folder.length).split('/')[0] ?? '') : ''
}
