import { TAB_KEYS } from '@crossbook/contract'

/** The number of builds that a tab remembers: more than it can meet, and not too many for storage. */
const MOST_BUILDS = 50

/** Names one build: `wallet@1.4.0`. */
const BUILD = /^[a-z][a-z0-9]{1,31}@[0-9A-Za-z.-]{5,64}$/

/** Builds that proved broken, remembered for the tab's session, or as long as the page is open where storage is blocked. */
export interface Quarantine {
  has(build: string): boolean
  add(build: string): void
}

/** Reads the builds that this tab remembers. Invalid names are dropped. */
export function openQuarantine(): Quarantine {
  const builds = new Set(remembered())
  return {
    has: (build) => builds.has(build),
    add(build) {
      if (builds.has(build)) return
      builds.add(build)
      try {
        sessionStorage.setItem(TAB_KEYS.quarantine, JSON.stringify([...builds].slice(-MOST_BUILDS)))
      } catch {
        // Blocked or full: the next page finds out again.
      }
    },
  }
}

function remembered(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(TAB_KEYS.quarantine) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isBuild).slice(-MOST_BUILDS) : []
  } catch {
    return []
  }
}

function isBuild(value: unknown): value is string {
  return typeof value === 'string' && BUILD.test(value)
}
