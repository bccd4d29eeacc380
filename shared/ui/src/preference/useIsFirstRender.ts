import { useSyncExternalStore } from 'react'

/**
 * Whether this is the render that a prerendered page holds: without a browser, and once more while the browser takes the page
 * over. Nothing is known of the visitor in it. Never in what is rendered afresh.
 */
export function useIsFirstRender(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
}

function neverChanges() {
  return () => {}
}
