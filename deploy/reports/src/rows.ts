import type { ChannelName, ReportBatch } from '@crossbook/contract'
import type { InStatement } from '@libsql/client'
import { bucketOf } from './vitalBuckets'

const DAY_MS = 86_400_000

/** Visits and recent vitals are counted by the five minutes in which they are reported. */
const SLOT_MS = 300_000

/** Maximum bytes of an error's message, and of its stack, so that no cause takes much more space than another. */
const MOST_BYTES = 1_000

/** The message of causes that are counted together, because there are too many to keep apart. */
export const OTHER_CAUSES = 'More causes than are kept'

export const TABLES = ['faults', 'visits', 'vitals', 'recent_vitals', 'mix_visits'] as const
export type Table = (typeof TABLES)[number]

/** A batch, and where it came from. */
export interface Arrived {
  batch: ReportBatch
  channel: ChannelName
  /** The result of `browserName`. */
  browser: string
  /** The share of the channel's visits that is reported, from 0 to 1. Each reported visit counts as 1 / share visits. */
  share: number
}

/** Equal reports, counted: the amount by which one row of the database grows. */
export interface Row {
  table: Table
  key: readonly (string | number)[]
  /** Numbers to add to the row. */
  counts: readonly number[]
  /** The stack of the first fault. */
  stack: string
  /** The control that was used before the first fault; empty where there was none. */
  control: string
  /** Milliseconds since 1970. */
  at: number
}

/** Names of the figures that each table adds up. */
export const COUNTS = {
  faults: ['count'],
  visits: ['visits', 'faulty'],
  vitals: ['count'],
  recent_vitals: ['count'],
  mix_visits: ['visits'],
} as const

/** Names of the columns that identify a row of each table. `rowsOf` makes keys in this order. */
export const KEYS = {
  faults: [
    ...['channel', 'app', 'version', 'day', 'release', 'mix'],
    ...['kind', 'module', 'route', 'browser', 'error'],
  ],
  visits: ['channel', 'app', 'version', 'release', 'slot'],
  vitals: ['channel', 'app', 'version', 'name', 'day', 'bucket'],
  recent_vitals: ['channel', 'app', 'version', 'release', 'name', 'slot', 'bucket'],
  mix_visits: ['channel', 'mix', 'app', 'version', 'day'],
} as const

/** Days since 1970. */
export function dayOf(at: Date) {
  return Math.floor(at.getTime() / DAY_MS)
}

/** SQL for the day of a table's row, in days since 1970. */
export function dayIn(table: Table) {
  return KEYS[table].some((name) => name === 'day') ? 'day' : `slot / ${DAY_MS}`
}

/** Returns the rows that a batch adds, report by report. */
export function rowsOf({ batch, channel, browser, share }: Arrived, now: Date): Row[] {
  const { release, mix = '' } = batch
  const [at, day] = [now.getTime(), dayOf(now)]
  const slot = Math.floor(at / SLOT_MS) * SLOT_MS
  return batch.reports.flatMap((report): Row[] => {
    const build = [channel, report.app, report.version]
    const row = { counts: [1], stack: '', control: '', at }
    switch (report.type) {
      case 'fault': {
        const { kind, module, route, stack = '', control = '' } = report
        const cause = [kind, module, route, browser, beginningOf(report.error)]
        const key = [...build, day, release, mix, ...cause]
        return [{ ...row, table: 'faults', key, stack: beginningOf(stack), control }]
      }
      case 'visit': {
        const counts = [report.again ? 0 : 1 / share, report.faulty ? 1 / share : 0]
        const visit: Row = { ...row, table: 'visits', key: [...build, release, slot], counts }
        if (mix === '') return [visit]
        const key = [channel, mix, report.app, report.version, day]
        return [visit, { ...row, table: 'mix_visits', key, counts: counts.slice(0, 1) }]
      }
      case 'vital': {
        const bucket = bucketOf(report.name, report.value)
        return [
          { ...row, table: 'vitals', key: [...build, report.name, day, bucket] },
          { ...row, table: 'recent_vitals', key: [...build, release, report.name, slot, bucket] },
        ]
      }
    }
  })
}

/** Truncates a text to the stored length, without half a character at its end. */
function beginningOf(text: string) {
  const bytes = Buffer.from(text)
  return bytes.length <= MOST_BYTES
    ? text
    : new TextDecoder().decode(bytes.subarray(0, MOST_BYTES), { stream: true })
}

/** Combines two rows that are one in the database. */
export function together(one: Row, other: Row): Row {
  return {
    ...one,
    counts: one.counts.map((count, index) => count + (other.counts[index] ?? 0)),
    at: other.at,
  }
}

/** SQL that adds a row to the database. */
export function addStatement({ table, key, counts, stack, control, at }: Row): InStatement {
  const more: Record<string, string | number> = {
    ...(table === 'faults' && { stack, control, first_at: at }),
    ...((table === 'faults' || table === 'mix_visits') && { last_at: at }),
  }
  const columns = [...KEYS[table], ...COUNTS[table], ...Object.keys(more)]
  const grown = COUNTS[table].map((name) => `${name} = ${name} + excluded.${name}`)
  const later = 'last_at' in more ? ['last_at = excluded.last_at'] : []
  return {
    sql: `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})
      on conflict do update set ${[...grown, ...later].join(', ')}`,
    args: [...key, ...counts, ...Object.values(more)],
  }
}

/** The row that counts faults of a build whose causes are too many to keep apart. */
export function ofOtherCauses(row: Row): Row {
  const left: Readonly<Record<string, string>> = {
    mix: '',
    module: './main',
    route: '*',
    browser: '',
    error: OTHER_CAUSES,
  }
  const key = row.key.map((part, index) => left[KEYS.faults[index] ?? ''] ?? part)
  return { ...row, stack: '', control: '', key }
}
