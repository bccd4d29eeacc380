import { FAULT_KINDS } from '@crossbook/contract'
import * as v from 'valibot'
import type { FiguresQuery } from './figures'
import type { Reports } from './openReports'

/** Visits of a build on one day, and those in which it failed. */
export interface VisitDay {
  app: string
  version: string
  /** `2026-11-23`, by UTC. */
  day: string
  visits: number
  faulty: number
}

/** Number of reports of a cause for a build on one day. */
export interface FaultDay {
  app: string
  version: string
  kind: (typeof FAULT_KINDS)[number]
  module: string
  error: string
  day: string
  count: number
}

/** Visits of a release in five minutes. */
export interface VisitSlot {
  release: string
  app: string
  version: string
  /** ISO 8601 instant at which the five minutes began. */
  at: string
  visits: number
  faulty: number
}

const DAY_MS = 86_400_000

const build = { app: v.string(), version: v.string() }
const visitRow = v.object({ ...build, day: v.number(), visits: v.number(), faulty: v.number() })
const faultRow = v.object({
  ...build,
  ...{
    kind: v.picklist(FAULT_KINDS),
    module: v.string(),
    error: v.string(),
    day: v.number(),
    count: v.number(),
  },
})
const slotRow = v.object({
  ...build,
  ...{ release: v.string(), slot: v.number(), visits: v.number(), faulty: v.number() },
})

/** Visits of each build by day, in the order of the days. */
export async function visitDaysOf(
  { client }: Pick<Reports, 'client'>,
  { channel, since }: FiguresQuery,
): Promise<VisitDay[]> {
  const sql = `select app, version, slot / ${DAY_MS} as day, sum(visits) as visits, sum(faulty) as faulty from visits
    where channel = ? and slot >= ? group by app, version, day order by day`
  const { rows } = await client.execute({ sql, args: [channel, since.getTime()] })
  return v.parse(v.array(visitRow), rows).map((row) => ({ ...row, day: nameOf(row.day) }))
}

/** Reports of each cause by day, in the order of the days. */
export async function faultDaysOf(
  { client }: Pick<Reports, 'client'>,
  { channel, since }: FiguresQuery,
): Promise<FaultDay[]> {
  const sql = `select app, version, kind, module, error, day, sum(count) as count from faults
    where channel = ? and day * ${DAY_MS} >= ? group by 1, 2, 3, 4, 5, 6 order by day`
  const { rows } = await client.execute({ sql, args: [channel, since.getTime()] })
  return v.parse(v.array(faultRow), rows).map((row) => ({ ...row, day: nameOf(row.day) }))
}

/** Visits of two releases by five minutes, oldest first. */
export async function visitSlotsOf(
  { client }: Pick<Reports, 'client'>,
  { channel, since }: FiguresQuery,
  releases: readonly [string, string],
): Promise<VisitSlot[]> {
  const sql = `select release, app, version, slot, visits, faulty from visits
    where channel = ? and slot >= ? and release in (?, ?) order by slot`
  const { rows } = await client.execute({ sql, args: [channel, since.getTime(), ...releases] })
  return v
    .parse(v.array(slotRow), rows)
    .map(({ slot, ...row }) => ({ ...row, at: new Date(slot).toISOString() }))
}

function nameOf(day: number) {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}
