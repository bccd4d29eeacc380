import { createContext, useContext, useSyncExternalStore } from 'react'
import { createPath } from 'react-router'
import type { Location } from 'react-router-dom'

/** The page that a visitor is about to open, as far as he has shown it: it is made ready before he does. */
export interface Intended {
  location(): Location | undefined
  /** Undefined: none. Nothing counts while it is shown and not open for good. */
  become(location: Location | undefined): void
  /** Hears of another one. Returns how to stop. */
  subscribe(listener: () => void): () => void
  /** Says that it stands ready out of sight, and how to show it. Returns how to take that back: when it is open for good, or gone. */
  standsReady(show: ShowReady): () => void
  /** Shows it if it is the one at that address and stands ready, else hides it again; undefined: what is opened is not it. Returns whether it is shown. */
  open(location: Location | undefined): boolean
}

/** Shows what stands ready and returns how to hide it again; undefined where it is not what would be rendered now. */
type ShowReady = () => (() => void) | undefined

/** No page is intended as yet. */
export function createIntended(): Intended {
  let intended: Location | undefined
  let show: ShowReady | undefined
  let hide: (() => void) | undefined
  const isIt = (location: Location) => intended !== undefined && createPath(intended) === createPath(location)
  const listeners = new Set<() => void>()
  return {
    location: () => intended,
    become(location) {
      // The link that was pressed may lose pointer and focus as its page goes, which is no turning away from it.
      if (hide) return
      // The same object for one address: what is rendered for it has not to be rendered again.
      if (location ? isIt(location) : !intended) return
      intended = location
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    standsReady(showIt) {
      show = showIt
      return () => {
        if (show === showIt) show = hide = undefined
      }
    },
    open(location) {
      if (location && isIt(location)) hide ??= show?.()
      else {
        hide?.()
        hide = undefined
      }
      return hide !== undefined
    },
  }
}

/** Where no visitor is. */
export const NOTHING_INTENDED: Intended = {
  location: none,
  become() {},
  subscribe: () => () => {},
  standsReady: () => () => {},
  open: () => false,
}

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
