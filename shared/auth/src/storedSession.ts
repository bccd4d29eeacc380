import { PAGE_MARKUP } from '@crossbook/contract'

/** Local storage key of the session: the one record from which every tab derives who is signed in. */
export const SESSION_KEY = PAGE_MARKUP.sessionKey

/** Holds the session of this page where local storage is blocked or full. */
let inMemory: string | null = null

const watchers = new Set<() => void>()

/** The stored session as it stands, unchecked; null when there is none or storage is blocked. */
export function readStoredSession(): string | null {
  if (inMemory !== null) return inMemory
  try {
    return window.localStorage.getItem(SESSION_KEY)
  } catch {
    return null
  }
}

/** Stores the session, or removes it (null). Where storage refuses, it lives as long as the page. */
export function writeStoredSession(value: string | null): void {
  inMemory = null
  try {
    if (value === null) window.localStorage.removeItem(SESSION_KEY)
    else window.localStorage.setItem(SESSION_KEY, value)
  } catch {
    inMemory = value
  }
  for (const look of watchers) look()
}

/**
 * Calls back whenever the stored session has changed: by this tab, by another one, or while this page was asleep.
 * This needs no session client, so that tabs which never loaded one follow too. Returns how to stop.
 */
export function watchStoredSession(onChange: (value: string | null) => void): () => void {
  let last = readStoredSession()
  const look = () => {
    const value = readStoredSession()
    if (value === last) return
    last = value
    onChange(value)
  }
  watchers.add(look)
  window.addEventListener('storage', look)
  window.addEventListener('pageshow', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    watchers.delete(look)
    window.removeEventListener('storage', look)
    window.removeEventListener('pageshow', look)
    document.removeEventListener('visibilitychange', look)
  }
}
