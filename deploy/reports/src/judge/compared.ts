import { type ChannelName, own, type ReleaseId, VITALS } from '@crossbook/contract'
import * as v from 'valibot'
import { grouped } from '../grouped'
import { type Slot, sumOf, type Tally } from './evidence'
import type { Comparison } from './judge'

/** A release that a channel shows to part of its visitors, with the version of each application. */
interface ShownVersions {
  release: ReleaseId
  apps: Readonly<Record<string, string>>
}

/** Two releases that a channel shows at the same time. */
export interface Compared {
  channel: ChannelName
  present: ShownVersions
  next: ShownVersions
  /** Share of the visits that is reported. Each counted visit is worth 1 / share visits. */
  reportedShare: number
}

const build = { app: v.string(), version: v.string() }
const ofSlot = { ...build, release: v.string(), slot: v.number() }
const figures = { name: v.picklist(VITALS), bucket: v.number(), count: v.number() }

/** Visits of one build in five minutes from `slot`, in milliseconds since 1970. They include those that did not report. */
export const visitRow = v.object({ ...ofSlot, visits: v.number(), faulty: v.number() })
/** Alike measurements of one build in a release, in five minutes. */
export const vitalRow = v.object({ ...ofSlot, ...figures })
/** Alike measurements of one build on a day, in days since 1970. */
export const dayRow = v.object({ ...build, ...figures, day: v.number() })

export type VisitRow = v.InferOutput<typeof visitRow>
type VitalRow = v.InferOutput<typeof vitalRow>
type DayRow = v.InferOutput<typeof dayRow>

const DAY_MS = 86_400_000

/** The part of the visits that keeps to a figure, and the measurements from which it is known. */
const KEPT_TO = 0.75
const ENOUGH = 100

/** Returns whether a row belongs to the build that its release shows, and not to a build of a mix or a fallback build. */
export function isOf(
  { present, next }: Compared,
  { app, version, release }: { app: string; version: string; release: string },
) {
  return own((release === next.release ? next : present).apps, app) === version
}

/** The applications of the next release; one that the present release does not have counts as changed. */
export function comparedApps({ present, next }: Compared) {
  return Object.entries(next.apps).map(([app, version]) => ({
    app,
    isChanged: own(present.apps, app) !== version,
  }))
}

/** The slot in which a release was first visited; Infinity before that. */
export function firstSlotOf(release: string, rows: readonly { release: string; slot: number }[]) {
  return Math.min(...rows.filter((row) => row.release === release).map(({ slot }) => slot))
}

/** Counts rows by slot, oldest first. */
function slotsOf<Row extends { release: string; slot: number }>(
  rows: readonly Row[],
  { next }: Compared,
  tallyOf: (row: Row) => Tally,
): Slot[] {
  const isNext = ({ release }: Row) => release === next.release
  return grouped(rows, ({ slot }) => slot)
    .sort(([a], [b]) => a.slot - b.slot)
    .map((each) => ({
      present: sumOf(each.filter((row) => !isNext(row)).map(tallyOf)),
      next: sumOf(each.filter(isNext).map(tallyOf)),
    }))
}

/**
 * Each application of the next release, by its visits with a fault: in slots since the next release was first visited, the one
 * that is still running included, and of the present release in all the time before.
 */
export function comparedVisits(compared: Compared, rows: readonly VisitRow[]): Comparison[] {
  const { next, reportedShare } = compared
  const first = firstSlotOf(next.release, rows)
  // The judge goes by the visits that reported, not by those that they stand for.
  const tallyOf = ({ visits, faulty }: VisitRow): Tally => ({
    count: Math.round(visits * reportedShare),
    bad: Math.round(faulty * reportedShare),
  })
  return comparedApps(compared).map(({ app, isChanged }) => {
    const ofApp = rows.filter((row) => row.app === app)
    const since = ofApp.filter(({ slot }) => slot >= first)
    const past = sumOf(ofApp.filter(({ slot }) => slot < first).map(tallyOf))
    return { app, isChanged, measure: 'faults', slots: slotsOf(since, compared, tallyOf), past }
  })
}

/** Each application of the next release, by the measurements that are slower than three of four were before the next one was shown. */
export function comparedVitals(
  compared: Compared,
  rows: readonly VitalRow[],
  days: readonly DayRow[],
  now: number,
): Comparison[] {
  const { present, next } = compared
  const shown = rows.filter((row) => isOf(compared, row))
  const first = Math.min(now, firstSlotOf(next.release, shown))
  return comparedApps(compared).flatMap(({ app, isChanged }) =>
    VITALS.flatMap((name): Comparison[] => {
      const isIt = (row: VitalRow | DayRow) => row.app === app && row.name === name
      const isPresent = (row: VitalRow | DayRow) => isIt(row) && row.version === present.apps[app]
      const limit =
        limitOf(days.filter((row) => isPresent(row) && (row.day + 1) * DAY_MS <= first)) ??
        limitOf(rows.filter((row) => isPresent(row) && row.slot < first))
      if (limit === undefined) return []
      const since = shown.filter((row) => isIt(row) && row.slot >= first && row.slot < now)
      const tallyOf = ({ bucket, count }: VitalRow) => ({ count, bad: bucket > limit ? count : 0 })
      return [{ app, isChanged, measure: name, slots: slotsOf(since, compared, tallyOf) }]
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
