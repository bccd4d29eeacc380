import { type ReportedVital, VITALS } from '@crossbook/contract'
import { comparedApps, type Compared, isOf } from './compared'
import { emptySlot, inOrder } from './comparedVisits'
import type { Slot } from './evidence'
import type { Comparison } from './judge'

interface Figures {
  app: string
  version: string
  name: ReportedVital['name']
  bucket: number
  count: number
}

/** Alike measurements of one build in a release, in five minutes. */
export interface VitalRow extends Figures {
  release: string
  /** Milliseconds since 1970. */
  slot: number
}

/** Figures of a day, in days since 1970. */
export interface DayRow extends Figures {
  day: number
}

const DAY_MS = 86_400_000

/** The part of the visits that keeps to a figure, and the measurements from which it is known. */
const KEPT_TO = 0.75
const ENOUGH = 100

/** Each application of the next release, by the measurements that are slower than three of four were before the next one was shown. */
export function comparedVitals(
  compared: Compared,
  rows: readonly VitalRow[],
  days: readonly DayRow[],
  now: number,
): Comparison[] {
  const { present, next } = compared
  const own = rows.filter((row) => isOf(compared, row))
  const first = Math.min(
    now,
    ...own.filter(({ release }) => release === next.release).map(({ slot }) => slot),
  )
  return comparedApps(compared).flatMap(({ app, isChanged }) =>
    VITALS.flatMap((name): Comparison[] => {
      const isIt = (row: { app: string; version: string; name: string }) =>
        row.app === app && row.name === name
      const isPresent = (row: { version: string }) => row.version === present.apps[app]
      const limit =
        limitOf(days.filter((row) => isIt(row) && isPresent(row) && (row.day + 1) * DAY_MS <= first)) ??
        limitOf(rows.filter((row) => isIt(row) && isPresent(row) && row.slot < first))
      if (limit === undefined) return []
      const slots = new Map<number, Slot>()
      for (const row of own) {
        if (!isIt(row) || row.slot < first || row.slot >= now) continue
        const slot = slots.get(row.slot) ?? emptySlot()
        const tally = row.release === next.release ? slot.next : slot.present
        tally.count += row.count
        if (row.bucket > limit) tally.bad += row.count
        slots.set(row.slot, slot)
      }
      return [{ app, isChanged, measure: name, slots: inOrder(slots) }]
    }),
  )
}

/** The bucket that three of four measurements keep to; undefined where there are too few to tell. */
function limitOf(rows: readonly { bucket: number; count: number }[]) {
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  if (count < ENOUGH) return undefined
  let below = 0
  return [...rows].sort((a, b) => a.bucket - b.bucket).find((row) => (below += row.count) >= count * KEPT_TO)
    ?.bucket
}
