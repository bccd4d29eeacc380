import { useSyncExternalStore } from 'react'

const KEY = 'crossbook.balances-hidden'
const HIDDEN = 'true'

/** The choice to hide them, as pages are marked with it. */
export const BALANCES_HIDDEN = `balances-hidden:${HIDDEN}`

/** The choice where storage does not keep it. */
let kept: boolean | undefined
const listeners = new Set<() => void>()

/** Shows or hides balances; kept in local storage, or for as long as the page lives where there is none. */
export function setBalancesHidden(hidden: boolean) {
  kept = undefined
  try {
    if (hidden) localStorage.setItem(KEY, HIDDEN)
    else localStorage.removeItem(KEY)
  } catch {
    kept = hidden
  }
  for (const listener of listeners) listener()
}

/**
 * Whether the user wants balances hidden, on every screen. A first render cannot know, and gets `false`. Everything that must be right from
 * the first frame on uses `Masked` or `ByPreference`.
 */
export function useBalancesHidden(): boolean {
  return useSyncExternalStore(subscribe, areHidden, () => false)
}

/** Read each time: every application of the page has a copy of this module, and another one may have changed it. */
function areHidden(): boolean {
  return kept ?? read()
}

function subscribe(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    // A null key means that everything was cleared.
    if (event.key === KEY || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === HIDDEN
  } catch {
    return false
  }
}
