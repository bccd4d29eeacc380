import { useSyncExternalStore } from 'react'

/** A choice that this browser keeps for the user. */
export interface StoredValue<Value> {
  /** The value for users who have not chosen, and for a first render, which knows nothing of the user. */
  readonly initial: Value
  read(): Value
  set(value: Value): void
  /** Calls the listener after changes, made here or in another tab. Returns the function that stops it. */
  subscribe(listener: () => void): () => void
}

interface StoredValueOptions<Value> {
  initial: Value
  /** Parses stored text; undefined where it is damaged. */
  parse: (text: string) => Value | undefined
}

/**
 * Keeps a value in local storage under `key`, or as long as the page is open when the browser refuses storage. It reads the value each
 * time, because every application of the page has a copy of this module, and another one may have changed it.
 *
 * @example
 * const columns = createStoredValue('crossbook.columns', { initial: 2, parse: (text) => (text === '3' ? 3 : undefined) })
 * const count = useStoredValue(columns)
 */
export function createStoredValue<Value extends string | number | boolean>(
  key: string,
  { initial, parse }: StoredValueOptions<Value>,
): StoredValue<Value> {
  /** The choice while storage does not keep it. */
  let kept: Value | undefined
  const listeners = new Set<() => void>()
  return {
    initial,
    read: () => kept ?? storedAt(key, parse) ?? initial,
    set: (value) => {
      kept = store(key, value === initial ? undefined : String(value)) ? undefined : value
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        // A null key means that everything was cleared.
        if (event.key === key || event.key === null) listener()
      }
      listeners.add(listener)
      window.addEventListener('storage', onStorage)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', onStorage)
      }
    },
  }
}

/** Returns the stored value, and renders again when it changes. Use `ByPreference` for parts that must be right in the first frame. */
export function useStoredValue<Value>({ subscribe, read, initial }: StoredValue<Value>): Value {
  return useSyncExternalStore(subscribe, read, () => initial)
}

function storedAt<Value>(key: string, parse: (text: string) => Value | undefined): Value | undefined {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : parse(text)
  } catch {
    return undefined
  }
}

/** Returns whether storage accepted the text. */
function store(key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
