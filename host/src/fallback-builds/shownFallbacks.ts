/** A remote's build that another build replaces on this page. */
export interface ShownFallback {
  app: string
  version: string
  /** The version that is shown instead. */
  by: string
}

/** The fallback builds that a page shows, for the list of the page's versions. */
export interface ShownFallbacks {
  /** The fallbacks so far. Returns the same array until they change. */
  list(): readonly ShownFallback[]
  /** A later fallback replaces an earlier one for the same build. */
  add(fallback: ShownFallback): void
  /** Calls the listener on changes. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** An empty list; each page has one. */
export function createShownFallbacks(): ShownFallbacks {
  let shown: readonly ShownFallback[] = []
  const listeners = new Set<() => void>()
  return {
    list: () => shown,
    add(fallback) {
      const { app, version, by } = fallback
      const others = shown.filter((other) => other.app !== app || other.version !== version)
      if (shown.some((known) => !others.includes(known) && known.by === by)) return
      shown = [...others, fallback]
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
