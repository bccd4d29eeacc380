import { useSyncExternalStore } from 'react'

const KEY = 'crossbook.balances-hidden'
const HIDDEN = 'true'

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

/** Whether the user wants balances hidden, on every screen; a page that cannot know yet hides them. */
export function useBalancesHidden(): boolean {
  return useSyncExternalStore(subscribe, areHidden, () => true)
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
