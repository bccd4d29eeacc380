import { type ChannelName, FAULT_KINDS, HOST, own, VITALS } from '@crossbook/contract'
import * as v from 'valibot'
import type { Reports } from '../openReports'
import { type Compared, isOf, type ShownVersions } from './compared'
import { causeHash, causeOf, type FaultRow } from './faultCauses'
import type { MissingVisits, NewFault, Seen } from './judge'
import { comparedVisits, firstSlotOf, type VisitRow } from './comparedVisits'
import { comparedVitals } from './comparedVitals'

/** Input of the judge, and the progress of the next release. */
export interface SeenRelease extends Seen {
  /** Reported visits of the changed application that has the fewest. */
  visitsOfNext: MissingVisits
}

const text = v.string()
const visitRow = v.object({
  ...{ app: text, version: text, release: text },
  ...{ slot: v.number(), visits: v.number(), faulty: v.number() },
})
const faultRow = v.object({
  ...{ app: text, version: text, release: text, module: text, error: text },
  ...{ kind: v.picklist(FAULT_KINDS), day: v.number(), count: v.number() },
})
const vitalRow = v.object({
  ...{ app: text, version: text, release: text, name: v.picklist(VITALS) },
  ...{ slot: v.number(), bucket: v.number(), count: v.number() },
})
const dayRow = v.object({
  ...{ app: text, version: text, name: v.picklist(VITALS) },
  ...{ day: v.number(), bucket: v.number(), count: v.number() },
})

/**
 * Reads the reports on two releases since the next one was first shown. Visits count at once. A slot of measurements counts when a later
 * one has begun by the collector's clock, so that no other clock matters.
 */
export async function readSeen(reports: Pick<Reports, 'client'>, compared: Compared): Promise<SeenRelease> {
  const { channel, present, next } = compared
  const of = <Row>(schema: v.GenericSchema<unknown, Row>, sql: string, ...args: (string | number)[]) =>
    reports.client
      .execute({ sql, args: [channel, ...args] })
      .then(({ rows }) => v.parse(v.array(schema), rows))
  const both = [present.release, next.release] as const
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
  const now = Math.max(...(await latestSlots(reports, channel)))
  const shown = visits.filter((row) => isOf(compared, row))
  const first = firstSlotOf(next.release, shown)
  const since = shown.filter(({ slot }) => slot >= first)
  return {
    comparisons: [...comparedVisits(compared, shown), ...comparedVitals(compared, vitals, days, now)],
    newFaults: newFaults(compared, faults),
    visits: { present: sumOf(since, present), next: sumOf(since, next) },
    visitsOfNext: visitsOfNext(compared, shown),
  }
}

async function latestSlots({ client }: Pick<Reports, 'client'>, channel: ChannelName) {
  const { rows } = await client.execute({
    sql: 'select max(slot) as slot from visits where channel = ? union all select max(slot) from recent_vitals where channel = ?',
    args: [channel, channel],
  })
  return rows.map(({ slot }) => Number(slot ?? 0))
}

function sumOf(rows: readonly VisitRow[], { release }: ShownVersions) {
  return rows.reduce((sum, row) => (row.release === release ? sum + row.visits : sum), 0)
}

const NOTHING_CHANGED: MissingVisits = { app: HOST, visits: Number.MAX_SAFE_INTEGER }

/** The changed application with the fewest visits; the host is behind every screen and has the visits of all. */
function visitsOfNext({ present, next, reportedShare }: Compared, rows: readonly VisitRow[]): MissingVisits {
  const of = (app: string) =>
    rows.reduce((sum, row) => (row.release === next.release && row.app === app ? sum + row.visits : sum), 0)
  const apps = Object.keys(next.apps)
  const changed = apps.filter((app) => own(present.apps, app) !== next.apps[app])
  return changed
    .map((app) => ({ app, visits: app === HOST ? Math.max(...apps.map(of)) : of(app) }))
    .map(({ app, visits }) => ({ app, visits: Math.round(visits * reportedShare) }))
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
  const inPresent = new Map<string, number>()
  for (const row of shown)
    if (row.release === present.release && row.day >= firstDay)
      inPresent.set(causeOf(row), row.count + (inPresent.get(causeOf(row)) ?? 0))
  const found = new Map<string, NewFault>()
  for (const row of ofNext) {
    const { app, version, kind, module, count } = row
    const cause = causeOf(row)
    found.set(cause, {
      ...{ app, version, kind, module, cause: causeHash(row) },
      count: count + (found.get(cause)?.count ?? 0),
      inPresent: inPresent.get(cause) ?? 0,
    })
  }
  return [...found.values()].sort((a, b) => b.count - a.count)
}
