const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Whether nobody can see the page, as in a tab in the background. */
export function isPageHidden(): boolean {
  return document.hidden
}

/** Whether the visitor asked the system for less motion; false where the browser cannot say. */
export function prefersReducedMotion(): boolean {
  return reducedMotionQuery()?.matches ?? false
}

/** Calls the listener whenever one of the two answers above may have changed, until the returned function is called. */
export function watchPageMotion(listener: () => void): () => void {
  const query = reducedMotionQuery()
  document.addEventListener('visibilitychange', listener)
  query?.addEventListener('change', listener)
  return () => {
    document.removeEventListener('visibilitychange', listener)
    query?.removeEventListener('change', listener)
  }
}

function reducedMotionQuery(): MediaQueryList | undefined {
  return 'matchMedia' in window ? window.matchMedia(REDUCED_MOTION) : undefined
}
