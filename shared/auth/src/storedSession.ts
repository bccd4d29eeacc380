import { PAGE_MARKUP } from '@crossbook/contract'

/** Local storage key of the session: the one record from which every tab derives who is signed in. */
export const SESSION_KEY = PAGE_MARKUP.sessionKey

/** Local storage key of the note that the user has signed out. Other tabs then know that the session did not end by itself. */
export const SIGNED_OUT_KEY = 'crossbook.signedOut'

/** Holds the session of this page where local storage is blocked or full. */
let inMemory: string | null = null

/** Holds the note where local storage is blocked or full. */
let hasSignedOut = false

const watchers = new Set<() => void>()

/** Returns the stored session, unchecked; null if there is none or storage is blocked. */
export function readStoredSession(): string | null {
  if (inMemory !== null) return inMemory
  try {
    return window.localStorage.getItem(SESSION_KEY)
  } catch {
    return null
  }
}

/** Stores the session, or removes it (null). If the browser refuses storage, the session lasts as long as the page. */
export function writeStoredSession(value: string | null): void {
  inMemory = null
  if (value !== null) noteSignOut(false)
  try {
    if (value === null) window.localStorage.removeItem(SESSION_KEY)
    else window.localStorage.setItem(SESSION_KEY, value)
  } catch {
    inMemory = value
  }
  for (const look of watchers) look()
}

/** Removes the stored session because the user signs out, in all tabs. */
export function signOutStoredSession(): void {
  noteSignOut(true)
  writeStoredSession(null)
}

/** Returns whether the last session ended because the user has signed out, in this tab or in another one. */
export function wasSignedOut(): boolean {
  try {
    return hasSignedOut || window.localStorage.getItem(SIGNED_OUT_KEY) !== null
  } catch {
    return hasSignedOut
  }
}

function noteSignOut(has: boolean) {
  hasSignedOut = false
  try {
    if (has) window.localStorage.setItem(SIGNED_OUT_KEY, '1')
    else window.localStorage.removeItem(SIGNED_OUT_KEY)
  } catch {
    hasSignedOut = has
  }
}

/**
 * Calls back with the stored session and the previous one whenever it has changed: by this tab, by another one, or while this page was
 * asleep. This needs no session client, so that tabs which never loaded one follow too. Returns a function that stops watching.
 */
export function watchStoredSession(
  onChange: (value: string | null, previous: string | null) => void,
): () => void {
  let last = readStoredSession()
  const look = () => {
    const value = readStoredSession()
    if (value === last) return
    const previous = last
    last = value
    onChange(value, previous)
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
