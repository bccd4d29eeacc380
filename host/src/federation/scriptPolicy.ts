import type { PageDocument } from '@crossbook/contract'

declare global {
  interface Window {
    /** Called by every application's chunk loader with each script element before it is fetched. */
    crossbookScript?: (script: HTMLScriptElement) => void
  }
}

/** Which scripts this page may run, and how often each has failed. */
export interface ScriptPolicy {
  /** Sets what a script element needs before it is fetched; throws when the release does not name the file. */
  prepare(script: HTMLScriptElement): void
}

/**
 * Lets only files of the page's release run, with their integrity. A file that failed or hung before gets a fresh
 * address: Chromium answers a second element of a failed preload with the same failure, and joins a hanging request.
 */
export function createScriptPolicy(
  integrity: PageDocument['integrity'],
  origin: string,
  /** Says of a file that the release does not name whether it may run nevertheless. */
  isUnpinned: (file: URL) => boolean = () => false,
): ScriptPolicy {
  const failures = new Map<string, number>()

  return {
    prepare(script) {
      const file = new URL(script.src, origin)
      const { pathname } = file
      const hash = Object.hasOwn(integrity, pathname) ? integrity[pathname] : undefined
      if (!hash && !isUnpinned(file)) throw new Error(`${pathname} is not a file of this page’s release`)

      const failed = failures.get(pathname) ?? 0
      if (failed > 0) script.src = `${pathname}?try=${failed + 1}`
      script.crossOrigin = 'anonymous'
      if (hash) script.integrity = hash
      // Counted until it arrives: what hangs for ever never reports an error.
      failures.set(pathname, failed + 1)
      script.addEventListener('load', () => failures.delete(pathname))
    },
  }
}
