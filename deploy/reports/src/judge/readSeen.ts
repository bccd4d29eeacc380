import { type ChannelName, FAULT_KINDS, VITALS } from '@crossbook/contract'
import * as v from 'valibot'
import type { Reports } from '../openReports'
import { type Compared, isOf, type ShownVersions } from './compared'
import { causeOf, type FaultRow } from './faultCauses'
import type { NewFault, Seen } from './judge'
import { comparedVisits, type VisitRow } from './comparedVisits'
import { comparedVitals } from './comparedVitals'

/** What the judge is given, and how far the next release has come. */
export interface SeenRelease extends Seen {
  /** Reported visits that had the builds by which the next release differs: of several, the fewest. */
  visitsOfNext: number
}

const text = v.string()
const visitRow = v.object({
  ...{ app: text, version: text, release: text },
  ...{ slot: v.number(), visits: v.number(), faulty: v.number() },
})
const faultRow = v.object({
  ...{ app: text, version: text, release: text, mix: text, module: text, error: text },
  ...{ kind: v.picklist(FAULT_KINDS), count: v.number() },
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
 * What has been reported of two releases since the next one has been shown. A slot counts when a later one has begun by the clock of
 * who collects, so that no other clock matters.
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
    'select app, version, release, mix, module, error, kind, sum(count) as count from faults where channel = ? group by 1, 2, 3, 4, 5, 6, 7',
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
  return {
    comparisons: [...comparedVisits(compared, shown, now), ...comparedVitals(compared, vitals, days, now)],
    newFaults: newFaults(next, faults),
    visits: { present: sumOf(shown, present), next: sumOf(shown, next) },
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

/** A host stands behind every screen, whose visits are its own. */
function visitsOfNext({ present, next, reportedShare }: Compared, rows: readonly VisitRow[]) {
  const of = (app: string) =>
    rows.reduce((sum, row) => (row.release === next.release && row.app === app ? sum + row.visits : sum), 0)
  const apps = Object.keys(next.apps)
  const changed = apps.filter((app) => present.apps[app] !== next.apps[app])
  const counts = changed.map((app) => (app === 'host' ? Math.max(...apps.map(of)) : of(app)))
  return Math.round(Math.min(...counts) * reportedShare)
}

/** Faults of the next release whose cause nothing else on the channel has had, as long as reports are kept. */
function newFaults(next: ShownVersions, rows: readonly FaultRow[]): NewFault[] {
  const known = new Set(rows.filter(({ release }) => release !== next.release).map(causeOf))
  const found = new Map<string, NewFault>()
  for (const row of rows) {
    const { app, version, kind, module, error, count } = row
    const cause = causeOf(row)
    if (row.release !== next.release || row.mix !== '' || next.apps[app] !== version || known.has(cause))
      continue
    found.set(cause, { app, version, kind, module, error, count: count + (found.get(cause)?.count ?? 0) })
  }
  return [...found.values()].sort((a, b) => b.count - a.count)
}
