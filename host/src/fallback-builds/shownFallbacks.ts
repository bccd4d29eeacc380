/** A remote's build that this page does not show, although it was to. */
export interface ShownFallback {
  app: string
  version: string
  /** The version that stands in its place. */
  by: string
}

/** The fallback builds that a page shows, for whoever shows the page's versions. */
export interface ShownFallbacks {
  /** Those so far; another array only when there are more. */
  list(): readonly ShownFallback[]
  add(fallback: ShownFallback): void
  /** Hears of further ones. Returns how to stop. */
  subscribe(listener: () => void): () => void
}

/** An empty list; each page has one. */
export function createShownFallbacks(): ShownFallbacks {
  let shown: readonly ShownFallback[] = []
  const listeners = new Set<() => void>()
  return {
    list: () => shown,
    add(fallback) {
      if (shown.some(({ app, version }) => app === fallback.app && version === fallback.version)) return
      shown = [...shown, fallback]
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
