import { createContext, useContext, useSyncExternalStore } from 'react'
import { createPath } from 'react-router'
import type { Location } from 'react-router-dom'

/** The page that a visitor is about to open, as far as he has shown it: it is made ready before he does. */
export interface Intended {
  location(): Location | undefined
  /** Undefined: none. */
  become(location: Location | undefined): void
  /** Hears of another one. Returns how to stop. */
  subscribe(listener: () => void): () => void
}

/** No page is intended as yet. */
export function createIntended(): Intended {
  let intended: Location | undefined
  const listeners = new Set<() => void>()
  return {
    location: () => intended,
    become(location) {
      // The same object for one address: what is rendered for it has not to be rendered again.
      if (intended === location || (intended && location && createPath(intended) === createPath(location)))
        return
      intended = location
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const NOTHING_INTENDED: Intended = { location: none, become() {}, subscribe: () => () => {} }

const IntendedContext = createContext(NOTHING_INTENDED)

export const IntendedProvider = IntendedContext.Provider

/** Which page is intended is said and read here. */
export function useIntended() {
  return useContext(IntendedContext)
}

/** Where the visitor is about to go; undefined where he has shown nothing, and where no browser is. */
export function useIntendedLocation() {
  const { subscribe, location } = useIntended()
  return useSyncExternalStore(subscribe, location, none)
}

function none() {
  return undefined
}
