import { useSyncExternalStore } from 'react'

const KEY = 'crossbook.balances-hidden'
const HIDDEN = 'true'

let known: boolean | undefined
const listeners = new Set<() => void>()

/** Shows or hides balances; kept in local storage, or for as long as the page lives where there is none. */
export function setBalancesHidden(hidden: boolean) {
  known = hidden
  try {
    if (hidden) localStorage.setItem(KEY, HIDDEN)
    else localStorage.removeItem(KEY)
  } catch {
    // Refused or full: the choice still holds for this page.
  }
  for (const listener of listeners) listener()
}

/** Whether the user wants balances hidden; a page that cannot know yet hides them. */
export function useBalancesHidden(): boolean {
  return useSyncExternalStore(subscribe, areHidden, () => true)
}

function areHidden(): boolean {
  return (known ??= read())
}

function subscribe(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    // A null key means that everything was cleared.
    if (event.key !== KEY && event.key !== null) return
    known = event.newValue === HIDDEN
    listener()
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
