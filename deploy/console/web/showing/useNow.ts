import { useSyncExternalStore } from 'react'

/** Interval between updates of ages: their smallest unit. */
const MINUTE_MS = 60_000

const listeners = new Set<() => void>()
let now = Date.now()
let clock: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void) {
  listeners.add(listener)
  clock ??= setInterval(() => {
    now = Date.now()
    for (const notify of listeners) notify()
  }, MINUTE_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(clock)
    clock = undefined
  }
}

/** The time in milliseconds, to the minute: one clock for all ages of the page. */
export function useNow() {
  return useSyncExternalStore(subscribe, () => now)
}
