const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Returns whether the page is hidden, as in a background tab. */
export function isPageHidden(): boolean {
  return document.hidden
}

/** Returns whether the visitor has chosen less motion in the system's settings; false if the browser does not support this. */
export function prefersReducedMotion(): boolean {
  return reducedMotionQuery()?.matches ?? false
}

/** Calls the listener whenever one of these two values may have changed, until the returned function is called. */
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
