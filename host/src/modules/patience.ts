import { PATIENCE } from '@crossbook/contract'

/** Milliseconds after which an arrived file no longer describes the line. */
const RECENT_MS = 300_000

/**
 * Returns how many times longer than on a healthy line to wait for files. The slowest file of the last minutes decides: 1 if it arrived
 * within two seconds, 5 if it took ten. The progress of a loading script is unknown, but arrived files show the speed of the line.
 */
export function patience() {
  const recent = performance.now() - RECENT_MS
  const slowest = performance
    .getEntries()
    .filter(isFromNetwork)
    .filter(({ responseEnd }) => responseEnd > recent)
    .reduce((most, { startTime, responseEnd }) => Math.max(most, responseEnd - startTime), 0)
  return Math.min(Math.max(slowest / PATIENCE.promptFileMs, 1), PATIENCE.most)
}

/**
 * Calls `onExpired` after this many milliseconds on a healthy line, and later on a slow one. Files that arrive meanwhile count as well.
 * Returns a function that stops it.
 */
export function startTimeLimit(ms: number, onExpired: () => void) {
  const startedAt = performance.now()
  const check = () => {
    const left = ms * patience() - (performance.now() - startedAt)
    if (left > 0) timer = setTimeout(check, left)
    else onExpired()
  }
  let timer = setTimeout(check, ms)
  return () => clearTimeout(timer)
}

/** Excludes files from the cache and files that failed: neither has transferred anything. */
function isFromNetwork(entry: PerformanceEntry): entry is PerformanceResourceTiming {
  return 'transferSize' in entry && Number(entry.transferSize) > 0
}
