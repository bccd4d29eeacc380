const watched = new Map<Element, Set<() => void>>()

/** jsdom has no layout, so elements are never in view until a test calls `bringIntoView`. */
class SimulatedIntersections implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = [0]
  readonly #seen = new Map<Element, () => void>()

  constructor(private readonly callback: IntersectionObserverCallback) {}

  observe(target: Element) {
    const seen = () => this.callback([{ target, isIntersecting: true } as IntersectionObserverEntry], this)
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

/** Provides the `IntersectionObserver` that jsdom lacks. */
export function provideIntersections() {
  if (typeof window === 'undefined' || 'IntersectionObserver' in window) return
  Object.assign(window, { IntersectionObserver: SimulatedIntersections })
}

/** Notifies the observers of this element, and of the elements in it, that they are in view. Call it within `act`. */
export function bringIntoView(element: Element) {
  for (const [target, watchers] of watched)
    if (element.contains(target)) for (const seen of [...watchers]) seen()
}
