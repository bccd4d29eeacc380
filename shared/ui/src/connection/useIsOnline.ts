import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Returns whether the browser has a network connection, as far as the browser knows. */
export function useIsOnline() {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

/**
 * Calls `onBackOnline` each time that the network connection returns while the calling component is mounted.
 *
 * @example
 * useBackOnline(() => void retry())
 */
export function useBackOnline(onBackOnline: () => void) {
  const callBack = useEffectEvent(onBackOnline)
  useEffect(() => {
    const listener = () => callBack()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [])
}

function subscribe(onChange: () => void) {
  const events = ['online', 'offline'] as const
  for (const event of events) window.addEventListener(event, onChange)
  return () => {
    for (const event of events) window.removeEventListener(event, onChange)
  }
}
