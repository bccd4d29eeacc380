import { type ChannelName, FAULT_KINDS, type ReportedFault, VITALS } from '@crossbook/contract'
import * as v from 'valibot'
import { readRows } from './database'
import { grouped } from './grouped'
import { causeHash } from './judge/faultCauses'
import type { Reports } from './openReports'
import { endOfBucket } from './vitalBuckets'

type Reader = Pick<Reports, 'client'>

/** Selects reports: those of a channel since an instant. */
export interface FiguresQuery {
  channel: ChannelName
  since: Date
}

/** Faults of one build that have the same cause. */
export interface FaultCause {
  app: string
  version: string
  kind: ReportedFault['kind']
  module: string
  error: string
  /** A hash of its cause, by which a rollout's reason names it. */
  cause: string
  /** The stack of the first of these faults; empty where it has none. */
  stack: string
  /** Role and name of the control that was used before the first of these faults; empty where none was. */
  control: string
  count: number
  /** ISO 8601 instants. */
  firstSeen: string
  lastSeen: string
  /** The release in which it was seen first, and the mix, if it was seen on a page of one. */
  release: string
  mix: string | null
  routes: readonly string[]
  browsers: readonly string[]
  /** Other versions of the application that have it as well. */
  alsoIn: readonly string[]
}

const DAY_MS = 86_400_000

const text = v.string()
const build = { app: text, version: text }
const visits = { visits: v.number(), faulty: v.number() }
const faultRow = v.object({
  ...{ ...build, kind: v.picklist(FAULT_KINDS), module: text, error: text, stack: text, control: text },
  ...{ release: text, mix: text, route: text, browser: text },
  ...{ day: v.number(), count: v.number(), first_at: v.number(), last_at: v.number() },
})
const visitRow = v.object({ ...build, ...visits })
const dayRow = v.object({ ...build, ...visits, day: v.number() })
const slotRow = v.object({ ...build, ...visits, release: text, slot: v.number() })
const vitalRow = v.object({ ...build, name: v.picklist(VITALS), bucket: v.number() })
const mixRow = v.object({ mix: text, visits: v.number(), last_at: v.number() })

/** Visits with a build, estimated from the reported share of all visits, and those in which the build failed. */
export type BuildVisits = v.InferOutput<typeof visitRow>

/** The 75th percentile of a vital of a build, in milliseconds or as a score. */
export type BuildVital = Awaited<ReturnType<typeof vitalsOf>>[number]

/** Returns whether anything has been reported of a channel. */
export async function hasReports(reports: Reader, channel: ChannelName) {
  const sql =
    'select 1 from faults where channel = ?1 union all select 1 from visits where channel = ?1 limit 1'
  return (await readRows(reports, v.unknown(), sql, channel)).length > 0
}

/** Returns the causes of a channel's faults, the most frequent first. */
export async function faultsOf(reports: Reader, query: FiguresQuery): Promise<FaultCause[]> {
  return (await faultsByDay(reports, query)).map(({ fault }) => fault)
}

/** Returns the same causes, each with the number of its reports by day, such as `2026-11-23` by UTC. */
export async function faultsByDay(reports: Reader, { channel, since }: FiguresQuery) {
  const sql = 'select * from faults where channel = ? and last_at >= ? order by first_at, release'
  const rows = await readRows(reports, faultRow, sql, channel, since.getTime())
  const causes = grouped(rows, ({ app, version, kind, module, error }) => [app, version, kind, module, error])
  return causes
    .map((ofCause) => {
      const days = grouped(ofCause, ({ day }) => day).map((ofDay): [string, number] => [
        nameOf(ofDay[0].day),
        countOf(ofDay),
      ])
      return { fault: causeOf(ofCause, rows), days: new Map(days) }
    })
    .sort((a, b) => b.fault.count - a.fault.count)
}

type FaultRow = v.InferOutput<typeof faultRow>

function causeOf(ofCause: readonly [FaultRow, ...FaultRow[]], all: readonly FaultRow[]): FaultCause {
  const [{ app, version, kind, module, error, release, mix, first_at }] = ofCause
  const isSame = (row: FaultRow) =>
    row.app === app && row.kind === kind && row.error === error && row.version !== version
  const different = (rows: readonly FaultRow[], name: 'route' | 'browser' | 'version') =>
    [...new Set(rows.map((row) => row[name]))].filter(Boolean).sort()
  return {
    ...{ app, version, kind, module, error, release, mix: mix || null },
    cause: causeHash(ofCause[0]),
    stack: ofCause.find(({ stack }) => stack !== '')?.stack ?? '',
    control: ofCause.find(({ control }) => control !== '')?.control ?? '',
    count: countOf(ofCause),
    firstSeen: new Date(first_at).toISOString(),
    lastSeen: new Date(Math.max(...ofCause.map((row) => row.last_at))).toISOString(),
    routes: different(ofCause, 'route'),
    browsers: different(ofCause, 'browser'),
    alsoIn: different(all.filter(isSame), 'version'),
  }
}

function countOf(rows: readonly FaultRow[]) {
  return rows.reduce((sum, { count }) => sum + count, 0)
}

/** Counts the visits of each build, and those in which it failed. */
export function visitsOf(reports: Reader, { channel, since }: FiguresQuery): Promise<BuildVisits[]> {
  const sql = `select app, version, sum(visits) as visits, sum(faulty) as faulty from visits
    where channel = ? and slot >= ? group by app, version`
  return readRows(reports, visitRow, sql, channel, since.getTime())
}

/** Visits of each build by day, such as `2026-11-23` by UTC, in the order of the days. */
export async function visitDaysOf(reports: Reader, { channel, since }: FiguresQuery) {
  const sql = `select app, version, slot / ${DAY_MS} as day, sum(visits) as visits, sum(faulty) as faulty from visits
    where channel = ? and slot >= ? group by app, version, day order by day`
  const rows = await readRows(reports, dayRow, sql, channel, since.getTime())
  return rows.map((row) => ({ ...row, day: nameOf(row.day) }))
}

/** Visits of two releases by five minutes, oldest first; `at` is the ISO 8601 instant at which they began. */
export async function visitSlotsOf(
  reports: Reader,
  { channel, since }: FiguresQuery,
  releases: readonly [string, string],
) {
  const sql = `select release, app, version, slot, visits, faulty from visits
    where channel = ? and slot >= ? and release in (?, ?) order by slot`
  const rows = await readRows(reports, slotRow, sql, channel, since.getTime(), ...releases)
  return rows.map(({ slot, ...row }) => ({ ...row, at: new Date(slot).toISOString() }))
}

/** Measurements of each build in browsers. */
export async function vitalsOf(reports: Reader, { channel, since }: FiguresQuery) {
  const sql = `select app, version, name, min(bucket) as bucket from (
      select app, version, name, bucket, sum(sum(count)) over (partition by app, version, name) as measured,
        sum(sum(count)) over (partition by app, version, name order by bucket) as up_to_bucket
      from vitals where channel = ? and day * ${DAY_MS} >= ? group by app, version, name, bucket
    ) where up_to_bucket >= 0.75 * measured group by app, version, name`
  const rows = await readRows(reports, vitalRow, sql, channel, since.getTime())
  return rows.map(({ bucket, ...vital }) => ({ ...vital, p75: endOfBucket(vital.name, bucket) }))
}

/**
 * Returns the mixes of a channel with reports, in the days for which reports are kept. Of each, the visits are those of its most visited
 * build, because browsers with Global Privacy Control report none. `lastOpened` is the ISO 8601 instant of its last report.
 */
export async function openedMixes(reports: Reader, channel: ChannelName) {
  const sql = `select mix, max(visits) as visits, max(last_at) as last_at from (
      select mix, sum(visits) as visits, max(last_at) as last_at from mix_visits where channel = ?1 group by mix, app, version
      union all select mix, 0, max(last_at) from faults where channel = ?1 and mix <> '' group by mix
    ) group by mix order by mix`
  const rows = await readRows(reports, mixRow, sql, channel)
  return rows.map((row) => ({
    ...{ mix: row.mix, visits: Math.round(row.visits) },
    lastOpened: new Date(row.last_at).toISOString(),
  }))
}

function nameOf(day: number) {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}
