import { type ChannelName, HOST } from '@crossbook/contract'
import * as v from 'valibot'
import { readRows } from '../database'
import { grouped } from '../grouped'
import type { Reports } from '../openReports'
import {
  type Compared,
  comparedApps,
  comparedVisits,
  comparedVitals,
  dayRow,
  firstSlotOf,
  isOf,
  type VisitRow,
  visitRow,
  vitalRow,
} from './compared'
import { causeHash, causeOf, type FaultRow, faultRow } from './faultCauses'
import type { MissingVisits, NewFault, Seen } from './judge'

/** Input of the judge, and the progress of the next release. */
export interface SeenRelease extends Seen {
  /** Reported visits of the changed application that has the fewest. */
  visitsOfNext: MissingVisits
}

/**
 * Reads the reports on two releases since the next one was first shown. Visits count at once. A slot of measurements counts when a later
 * one has begun by the collector's clock, so that no other clock matters.
 */
export async function readSeen(reports: Pick<Reports, 'client'>, compared: Compared): Promise<SeenRelease> {
  const { channel, present, next } = compared
  const of = <Row>(schema: v.GenericSchema<unknown, Row>, sql: string, ...args: string[]) =>
    readRows(reports, schema, sql, channel, ...args)
  const both = [present.release, next.release]
  const visits = await of(
    visitRow,
    'select app, version, release, slot, visits, faulty from visits where channel = ? and release in (?, ?)',
    ...both,
  )
  const faults = await of(
    faultRow,
    "select app, version, release, module, error, kind, day, sum(count) as count from faults where channel = ? and mix = '' and kind <> 'hydration' and release in (?, ?) group by 1, 2, 3, 4, 5, 6, 7",
    ...both,
  )
  const vitals = await of(
    vitalRow,
    'select app, version, release, name, slot, bucket, count from recent_vitals where channel = ? and release in (?, ?) order by slot',
    ...both,
  )
  const days = await of(
    dayRow,
    'select app, version, name, day, bucket, count from vitals where channel = ? order by bucket',
  )
  const shown = visits.filter((row) => isOf(compared, row))
  const first = firstSlotOf(next.release, shown)
  const since = shown.filter(({ slot }) => slot >= first)
  const now = await latestSlot(reports, channel)
  return {
    comparisons: [...comparedVisits(compared, shown), ...comparedVitals(compared, vitals, days, now)],
    newFaults: newFaults(compared, faults),
    visits: { present: visitsIn(since, present), next: visitsIn(since, next) },
    visitsOfNext: visitsOfNext(compared, shown),
  }
}

/** The slot of the last report of a channel. */
async function latestSlot(reports: Pick<Reports, 'client'>, channel: ChannelName) {
  const sql = `select coalesce(max(slot), 0) as slot from (
    select max(slot) as slot from visits where channel = ?1 union all select max(slot) from recent_vitals where channel = ?1)`
  const [latest] = await readRows(reports, v.object({ slot: v.number() }), sql, channel)
  return latest?.slot ?? 0
}

function visitsIn(rows: readonly VisitRow[], { release }: { release: string }, only?: string) {
  const counted = rows.filter((row) => row.release === release && (only === undefined || row.app === only))
  return counted.reduce((sum, { visits }) => sum + visits, 0)
}

const NOTHING_CHANGED: MissingVisits = { app: HOST, visits: Number.MAX_SAFE_INTEGER }

/** The changed application with the fewest visits; the host is behind every screen and has the visits of all. */
function visitsOfNext(compared: Compared, rows: readonly VisitRow[]): MissingVisits {
  const { next, reportedShare } = compared
  const apps = comparedApps(compared).map((one) => ({ ...one, visits: visitsIn(rows, next, one.app) }))
  const most = Math.max(...apps.map(({ visits }) => visits))
  return apps
    .filter(({ isChanged }) => isChanged)
    .map(({ app, visits }) => ({ app, visits: Math.round((app === HOST ? most : visits) * reportedShare) }))
    .reduce((fewest, each) => (each.visits < fewest.visits ? each : fewest), NOTHING_CHANGED)
}

/**
 * Causes of faults in the next release's own builds, the most frequent first, each with how often the present release had it since the
 * day on which the next one was first seen. Files that a user's browser has blocked are left out.
 */
function newFaults(compared: Compared, rows: readonly FaultRow[]): NewFault[] {
  const { present, next } = compared
  const shown = rows.filter((row) => isOf(compared, row) && row.kind !== 'blocked')
  const ofNext = shown.filter(({ release }) => release === next.release)
  const firstDay = Math.min(...ofNext.map(({ day }) => day))
  const ofPresent = shown.filter(({ release, day }) => release === present.release && day >= firstDay)
  const inPresent = new Map(grouped(ofPresent, causeOf).map((same) => [causeOf(same[0]), countOf(same)]))
  return grouped(ofNext, causeOf)
    .map((same) => {
      const [{ app, version, kind, module }] = same
      return {
        ...{ app, version, kind, module, cause: causeHash(same[0]), count: countOf(same) },
        inPresent: inPresent.get(causeOf(same[0])) ?? 0,
      }
    })
    .sort((a, b) => b.count - a.count)
}

function countOf(rows: readonly FaultRow[]) {
  return rows.reduce((sum, { count }) => sum + count, 0)
}
