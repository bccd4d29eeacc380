const watched = new Map<Element, Set<() => void>>()

/** jsdom lays nothing out, so that nothing is ever in view there, until a test says so with `bringIntoView`. */
class ToldIntersections implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = [0]
  readonly #seen = new Map<Element, () => void>()

  constructor(private readonly tell: IntersectionObserverCallback) {}

  observe(target: Element) {
    const seen = () => this.tell([{ target, isIntersecting: true } as IntersectionObserverEntry], this)
    this.#seen.set(target, seen)
    watched.set(target, (watched.get(target) ?? new Set()).add(seen))
  }
  unobserve(target: Element) {
    const seen = this.#seen.get(target)
    if (seen) watched.get(target)?.delete(seen)
    this.#seen.delete(target)
  }
  disconnect() {
    for (const target of [...this.#seen.keys()]) this.unobserve(target)
  }
  takeRecords() {
    return []
  }
}

/** Gives jsdom the observer of what comes into view. */
export function provideIntersections() {
  if (typeof window === 'undefined' || 'IntersectionObserver' in window) return
  Object.assign(window, { IntersectionObserver: ToldIntersections })
}

/** Tells those that watch this element, or one within it, that it is in view; to be called within `act`. */
export function bringIntoView(element: Element) {
  for (const [target, watchers] of watched)
    if (element.contains(target)) for (const seen of [...watchers]) seen()
}
