/** The user's choice to pause prices. */
export interface PausePreference {
  isPaused: () => boolean
  setPaused: (paused: boolean) => void
  /** Calls the listener after changes made elsewhere, such as in another tab. */
  subscribe: (listener: () => void) => () => void
}

const PAUSED = 'true'

/** Creates a choice that lasts as long as the page. */
export function createPausePreference(): PausePreference {
  let paused = false
  return {
    isPaused: () => paused,
    setPaused: (next) => {
      paused = next
    },
    subscribe: () => () => {},
  }
}

/** Creates a choice that is stored in local storage under `key`. If storage is missing or refused, it lasts as long as the page. */
export function createStoredPausePreference(key: string): PausePreference {
  let known: boolean | undefined

  return {
    isPaused: () => (known ??= read(key)),
    setPaused: (paused) => {
      known = paused
      write(key, paused)
    },
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        // A null key means that everything was cleared.
        if (event.key !== key && event.key !== null) return
        known = event.newValue === PAUSED
        listener()
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) === PAUSED
  } catch {
    return false
  }
}

function write(key: string, paused: boolean): void {
  try {
    if (paused) localStorage.setItem(key, PAUSED)
    else localStorage.removeItem(key)
  } catch {
    // Refused or full: the choice still holds for this page.
  }
}
