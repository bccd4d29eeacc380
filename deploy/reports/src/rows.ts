import type {
  ChannelName,
  ReportBatch,
  ReportedFault,
  ReportedVisit,
  ReportedVital,
} from '@crossbook/contract'
import type { InStatement } from '@libsql/client'
import { bucketOf } from './vitalBuckets'

const DAY_MS = 86_400_000

/** Visits and recent vitals are counted by the five minutes in which they are reported. */
const SLOT_MS = 300_000

/** Maximum bytes of an error's message, and of its stack, so that no cause takes much more space than another. */
const MOST_BYTES = 1_000

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
  table: 'faults' | 'visits' | 'vitals' | 'recent_vitals' | 'mix_visits'
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

/** The first instant of a day since 1970, in milliseconds. */
export function startOfDay(day: number) {
  return day * DAY_MS
}

/** Returns the rows that a batch adds, report by report. */
export function rowsOf({ batch, channel, browser, share }: Arrived, now: Date): Row[] {
  const { release, mix = '' } = batch
  const [at, day] = [now.getTime(), dayOf(now)]
  const slot = Math.floor(at / SLOT_MS) * SLOT_MS
  const faultRow = ({
    app,
    version,
    kind,
    module,
    route,
    error,
    stack = '',
    control = '',
  }: ReportedFault): Row => ({
    ...{ table: 'faults', counts: [1], stack: beginningOf(stack), control, at },
    key: [channel, app, version, day, release, mix, kind, module, route, browser, beginningOf(error)],
  })
  const visitRows = ({ app, version, faulty, again }: ReportedVisit): Row[] => {
    const [row, visits] = [{ stack: '', control: '', at }, again ? 0 : 1 / share]
    const counts = [visits, faulty ? 1 / share : 0]
    return [
      { ...row, table: 'visits', key: [channel, app, version, release, slot], counts },
      ...(mix === ''
        ? []
        : [
            {
              ...row,
              table: 'mix_visits' as const,
              key: [channel, mix, app, version, day],
              counts: [visits],
            },
          ]),
    ]
  }
  const vitalRows = ({ app, version, name, value }: ReportedVital): Row[] => {
    const [row, bucket] = [{ counts: [1], stack: '', control: '', at }, bucketOf(name, value)]
    return [
      { ...row, table: 'vitals', key: [channel, app, version, name, day, bucket] },
      { ...row, table: 'recent_vitals', key: [channel, app, version, release, name, slot, bucket] },
    ]
  }
  return batch.reports.flatMap((report) => {
    switch (report.type) {
      case 'fault':
        return [faultRow(report)]
      case 'visit':
        return visitRows(report)
      case 'vital':
        return vitalRows(report)
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

/** Columns of some tables in addition to their figures. */
const MORE: Readonly<
  Partial<
    Record<Row['table'], (row: Pick<Row, 'stack' | 'control' | 'at'>) => Record<string, string | number>>
  >
> = {
  faults: ({ stack, control, at }) => ({ stack, control, first_at: at, last_at: at }),
  mix_visits: ({ at }) => ({ last_at: at }),
}

/** SQL that adds a row to the database. */
export function addStatement({ table, key, counts, stack, control, at }: Row): InStatement {
  const more = MORE[table]?.({ stack, control, at }) ?? {}
  const columns = [...KEYS[table], ...COUNTS[table], ...Object.keys(more)]
  const grown = COUNTS[table].map((name) => `${name} = ${name} + excluded.${name}`)
  const later = 'last_at' in more ? ['last_at = excluded.last_at'] : []
  return {
    sql: `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})
      on conflict do update set ${[...grown, ...later].join(', ')}`,
    args: [...key, ...counts, ...Object.values(more)],
  }
}

/** Returns a query for the keys of all faults that the database has of a build on a day. Their keys begin with `buildOnDay`. */
export function causesStatement(buildOnDay: Row['key']): InStatement {
  return {
    sql: `select ${KEYS.faults.join(', ')} from faults where channel = ? and app = ? and version = ? and day = ?`,
    args: [...buildOnDay],
  }
}

/** The row that counts faults of a build whose causes are too many to keep apart. */
export function ofOtherCauses(row: Row, error: string): Row {
  const left: Readonly<Record<string, string>> = {
    mix: '',
    module: './main',
    route: '*',
    browser: '',
    error,
  }
  return {
    ...row,
    stack: '',
    control: '',
    key: row.key.map((part, index) => left[KEYS.faults[index] ?? ''] ?? part),
  }
}
