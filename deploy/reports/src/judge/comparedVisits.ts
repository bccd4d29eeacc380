import type { Slot } from './evidence'
import type { Comparison } from './judge'
import { comparedApps, type Compared } from './compared'

/** Visits of one build in five minutes. */
export interface VisitRow {
  app: string
  version: string
  release: string
  /** Milliseconds since 1970. */
  slot: number
  /** As many as those that were reported stand for. */
  visits: number
  faulty: number
}

/** Each application that both releases have, by its visits with a fault, in the slots before `now`. */
export function comparedVisits(compared: Compared, rows: readonly VisitRow[], now: number): Comparison[] {
  const { next, reportedShare } = compared
  // What is judged is what was seen, not what that stands for.
  const seen = (visits: number) => Math.round(visits * reportedShare)
  return comparedApps(compared).map(({ app, isChanged }) => {
    const slots = new Map<number, Slot>()
    for (const row of rows) {
      if (row.app !== app || row.slot >= now) continue
      const slot = slots.get(row.slot) ?? emptySlot()
      const tally = row.release === next.release ? slot.next : slot.present
      tally.count += seen(row.visits)
      tally.bad += seen(row.faulty)
      slots.set(row.slot, slot)
    }
    return { app, isChanged, measure: 'faults', slots: inOrder(slots) }
  })
}

/** A slot of which nothing has been counted yet. */
export function emptySlot(): Slot {
  return { present: { count: 0, bad: 0 }, next: { count: 0, bad: 0 } }
}

/** Slots by their beginning, oldest first. */
export function inOrder(slots: ReadonlyMap<number, Slot>): Slot[] {
  return [...slots].sort(([a], [b]) => a - b).map(([, slot]) => slot)
}
