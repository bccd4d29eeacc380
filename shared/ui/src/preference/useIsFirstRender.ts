import { useSyncExternalStore } from 'react'

/**
 * Returns whether this is a prerender, or the hydration of one. Nothing is known about the user then. Always false in components that mount
 * later.
 *
 * @example
 * const isFirst = useIsFirstRender()
 * return <time>{isFirst ? formatUtcDay(moment) : formatLocal(moment)}</time>
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
