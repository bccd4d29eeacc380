import type { ChannelName } from '@crossbook/contract'
import { visitDaysOf, vitalsOf } from '@crossbook/reports'
import type { Health } from '../documents'
import type { Reading } from './reading'

/** Days of health, the day of now included. */
const HEALTH_DAYS = 7
const DAY_MS = 86_400_000

/** The beginning of the first of some days, the day of now included, by UTC. */
export function sinceDays(now: Date, days: number) {
  return new Date((Math.floor(now.getTime() / DAY_MS) - days + 1) * DAY_MS)
}

/** `2026-11-23` of each day since, oldest first. */
export function daysSince(since: Date, now: Date) {
  const count = Math.floor((now.getTime() - since.getTime()) / DAY_MS) + 1
  return Array.from({ length: count }, (_, index) =>
    new Date(since.getTime() + index * DAY_MS).toISOString().slice(0, 10),
  )
}

/** Health of each build of a channel, by `app@version`; empty where nothing has been reported. */
export async function healthOf(reading: Reading, channel: ChannelName): Promise<ReadonlyMap<string, Health>> {
  const reports = await reading.reports()
  if (!reports) return new Map()
  const now = reading.now()
  const query = { channel, since: sinceDays(now, HEALTH_DAYS) }
  const [visits, vitals] = await Promise.all([visitDaysOf(reports, query), vitalsOf(reports, query)])
  const days = daysSince(query.since, now)
  const builds = new Set(visits.map(nameOf))
  return new Map(
    [...builds].map((name): [string, Health] => {
      const own = visits.filter((row) => nameOf(row) === name)
      const vital = (wanted: string) =>
        vitals.find((one) => nameOf(one) === name && one.name === wanted)?.p75 ?? null
      const sum = (of: 'visits' | 'faulty') => Math.round(own.reduce((all, row) => all + row[of], 0))
      const health = {
        ...{ visits: sum('visits'), faulty: sum('faulty') },
        days: days.map((day) => {
          const row = own.find((one) => one.day === day)
          return { day, visits: Math.round(row?.visits ?? 0), faulty: Math.round(row?.faulty ?? 0) }
        }),
        ...{ largestPaint: vital('LCP'), interaction: vital('INP'), layoutShift: vital('CLS') },
      }
      return [name, health]
    }),
  )
}

function nameOf({ app, version }: { app: string; version: string }) {
  return `${app}@${version}`
}
