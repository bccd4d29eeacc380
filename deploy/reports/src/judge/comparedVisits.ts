import type { Slot, Tally } from './evidence'
import type { Comparison } from './judge'
import { comparedApps, type Compared } from './compared'

/** Visits of one build in five minutes. */
export interface VisitRow {
  app: string
  version: string
  release: string
  /** Milliseconds since 1970. */
  slot: number
  /** The number of visits that the reported ones represent. */
  visits: number
  faulty: number
}

/**
 * Each application of the next release, by its visits with a fault: in slots since the next release was first visited, the one
 * that is still running included, and of the present release in all the time before.
 */
export function comparedVisits(compared: Compared, rows: readonly VisitRow[]): Comparison[] {
  const { next, reportedShare } = compared
  const first = firstSlotOf(next.release, rows)
  // The judge goes by the visits that reported, not by those that they stand for.
  const add = (tally: Tally, { visits, faulty }: VisitRow) => {
    tally.count += Math.round(visits * reportedShare)
    tally.bad += Math.round(faulty * reportedShare)
  }
  return comparedApps(compared).map(({ app, isChanged }) => {
    const slots = new Map<number, Slot>()
    const past: Tally = { count: 0, bad: 0 }
    for (const row of rows.filter((one) => one.app === app)) {
      if (row.slot < first) {
        add(past, row)
        continue
      }
      const slot = slots.get(row.slot) ?? emptySlot()
      add(row.release === next.release ? slot.next : slot.present, row)
      slots.set(row.slot, slot)
    }
    return { app, isChanged, measure: 'faults', slots: inOrder(slots), past }
  })
}

/** The slot in which a release was first visited; Infinity before that. */
export function firstSlotOf(release: string, rows: readonly VisitRow[]) {
  return Math.min(...rows.filter((row) => row.release === release).map(({ slot }) => slot))
}

/** A slot of which nothing has been counted yet. */
export function emptySlot(): Slot {
  return { present: { count: 0, bad: 0 }, next: { count: 0, bad: 0 } }
}

/** Slots by their beginning, oldest first. */
export function inOrder(slots: ReadonlyMap<number, Slot>): Slot[] {
  return [...slots].sort(([a], [b]) => a - b).map(([, slot]) => slot)
}
