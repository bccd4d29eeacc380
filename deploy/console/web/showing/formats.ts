import { formatUtcDay } from '@crossbook/ui'
import type { Visits } from '../../src/documents'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Formats how long ago an instant was, in the largest fitting unit: `3 d ago`, `5 h ago`, `now`. */
export function ageOf(instant: string, now: number) {
  const passed = now - Date.parse(instant)
  if (passed >= DAY_MS) return `${String(Math.floor(passed / DAY_MS))} d ago`
  if (passed >= HOUR_MS) return `${String(Math.floor(passed / HOUR_MS))} h ago`
  if (passed >= MINUTE_MS) return `${String(Math.floor(passed / MINUTE_MS))} min ago`
  return 'now'
}

/** Formats an instant in UTC for lists: `31 Mar 2024, 14:05 UTC`. */
export function formatMoment(instant: string) {
  return `${formatUtcDay(new Date(instant))}, ${instant.slice(11, 16)} UTC`
}

/** The share of visits with faults, with one decimal: `0.4 %`. */
export function faultyPercent({ visits, faulty }: Visits) {
  return `${(visits === 0 ? 0 : (100 * faulty) / visits).toFixed(1)} %`
}

const KILOBYTE = 1024

/** A size in kilobytes of 1,024 bytes, with one decimal: `12.4 kB`; of less than one in bytes, `310 B`. */
export function formatBytes(bytes: number) {
  return bytes < KILOBYTE ? `${String(bytes)} B` : `${(bytes / KILOBYTE).toFixed(1)} kB`
}

/** Formats a number of kilobytes. */
export function formatKilobytes(kilobytes: number) {
  return formatBytes(kilobytes * KILOBYTE)
}
