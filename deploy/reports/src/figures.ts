import {
  type ChannelName,
  FAULT_KINDS,
  type ReportedFault,
  type ReportedVital,
  VITALS,
} from '@crossbook/contract'
import type { InValue } from '@libsql/client'
import * as v from 'valibot'
import type { Reports } from './openReports'
import { causeHash } from './judge/faultCauses'
import { endOfBucket } from './vitalBuckets'

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

/** Visits with a build, estimated from the reported share of all visits. */
export interface BuildVisits {
  app: string
  version: string
  visits: number
  /** Visits in which the build failed. */
  faulty: number
}

/** The 75th percentile of a vital of a build, in milliseconds or as a score. */
export interface BuildVital {
  app: string
  version: string
  name: ReportedVital['name']
  p75: number
  /** Measurements behind it. */
  count: number
}

const DAY_MS = 86_400_000

const build = { app: v.string(), version: v.string() }
const faultRow = v.object({
  ...build,
  kind: v.picklist(FAULT_KINDS),
  ...{
    module: v.string(),
    error: v.string(),
    stack: v.string(),
    control: v.string(),
    release: v.string(),
    mix: v.string(),
  },
  ...{ route: v.string(), browser: v.string(), count: v.number(), first_at: v.number(), last_at: v.number() },
})
const visitRow = v.object({ ...build, visits: v.number(), faulty: v.number() })
const vitalRow = v.object({ ...build, name: v.picklist(VITALS), bucket: v.number(), count: v.number() })

/** Returns whether anything has been reported of a channel. */
export async function hasReports(reports: Pick<Reports, 'client'>, channel: ChannelName) {
  const query = { channel, since: new Date(0) }
  const found = await Promise.all([
    rows(reports, v.unknown(), 'select 1 from faults where channel = ? and last_at >= ? limit 1', query),
    rows(reports, v.unknown(), 'select 1 from visits where channel = ? and slot >= ? limit 1', query),
  ])
  return found.flat().length > 0
}

/** Returns the causes of a channel's faults, the most frequent first. */
export async function faultsOf(reports: Pick<Reports, 'client'>, query: FiguresQuery): Promise<FaultCause[]> {
  const found = await rows(
    reports,
    faultRow,
    'select * from faults where channel = ? and last_at >= ? order by first_at, release',
    query,
  )
  const causes = new Map<string, typeof found>()
  for (const row of found) {
    const cause = JSON.stringify([row.app, row.version, row.kind, row.module, row.error])
    causes.set(cause, [...(causes.get(cause) ?? []), row])
  }
  return [...causes.values()]
    .flatMap(([first, ...others]) => (first ? [causeOf([first, ...others], found)] : []))
    .sort((a, b) => b.count - a.count)
}

type FaultRow = v.InferOutput<typeof faultRow>

function causeOf(ofCause: readonly [FaultRow, ...FaultRow[]], all: readonly FaultRow[]): FaultCause {
  const [{ app, version, kind, module, error, release, mix, first_at }] = ofCause
  const isSame = (row: FaultRow) =>
    row.app === app && row.kind === kind && row.error === error && row.version !== version
  const different = (of: (row: FaultRow) => string) => [...new Set(ofCause.map(of))].filter(Boolean).sort()
  return {
    ...{ app, version, kind, module, error, release, mix: mix || null },
    cause: causeHash(ofCause[0]),
    stack: ofCause.find(({ stack }) => stack !== '')?.stack ?? '',
    control: ofCause.find(({ control }) => control !== '')?.control ?? '',
    count: ofCause.reduce((sum, row) => sum + row.count, 0),
    firstSeen: new Date(first_at).toISOString(),
    lastSeen: new Date(Math.max(...ofCause.map((row) => row.last_at))).toISOString(),
    routes: different((row) => row.route),
    browsers: different((row) => row.browser),
    alsoIn: [...new Set(all.filter(isSame).map((row) => row.version))].sort(),
  }
}

/** Counts the visits of each build, and those in which it failed. */
export function visitsOf(reports: Pick<Reports, 'client'>, query: FiguresQuery): Promise<BuildVisits[]> {
  return rows(
    reports,
    visitRow,
    `select app, version, sum(visits) as visits, sum(faulty) as faulty from visits where channel = ? and slot >= ?
      group by app, version`,
    query,
  )
}

/** Measurements of each build in browsers. */
export async function vitalsOf(reports: Pick<Reports, 'client'>, query: FiguresQuery): Promise<BuildVital[]> {
  const found = await rows(
    reports,
    vitalRow,
    `select app, version, name, bucket, sum(count) as count from vitals where channel = ? and day * ${DAY_MS} >= ?
      group by app, version, name, bucket order by bucket`,
    query,
  )
  const figures = new Map<string, BuildVital & { from: typeof found }>()
  for (const row of found) {
    const { app, version, name } = row
    const figure = JSON.stringify([app, version, name])
    const before = figures.get(figure)
    const from = [...(before?.from ?? []), row]
    figures.set(figure, { app, version, name, p75: 0, count: (before?.count ?? 0) + row.count, from })
  }
  return [...figures.values()].map(({ from, ...figure }) => {
    let below = 0
    const bucket = from.find((row) => (below += row.count) >= figure.count * 0.75)?.bucket ?? 0
    return { ...figure, p75: endOfBucket(figure.name, bucket) }
  })
}

async function rows<Row>(
  { client }: Pick<Reports, 'client'>,
  schema: v.GenericSchema<unknown, Row>,
  sql: string,
  { channel, since }: FiguresQuery,
): Promise<Row[]> {
  const args: InValue[] = [channel, since.getTime()]
  return v.parse(v.array(schema), (await client.execute({ sql, args })).rows)
}
