import { useSyncExternalStore } from 'react'
import { ageOf, formatMoment } from './formats'

/** Shows how long ago something happened, and the exact time on hover. */
export function Moment({ at }: { at: string }) {
  const now = useNow()
  return (
    <time dateTime={at} title={formatMoment(at)}>
      {ageOf(at, now)}
    </time>
  )
}

/** Interval between updates of ages: their smallest unit. */
const MINUTE_MS = 60_000

const listeners = new Set<() => void>()
let now = Date.now()
setInterval(() => {
  now = Date.now()
  for (const notify of listeners) notify()
}, MINUTE_MS)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The time in milliseconds, to the minute: one clock for all ages of the page. */
export function useNow() {
  return useSyncExternalStore(subscribe, () => now)
}
