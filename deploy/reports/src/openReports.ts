import { logProblem } from '@crossbook/network'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from '@libsql/client'
import { FILE, MOST_PAGES, openDatabase } from './database'
import { grouped } from './grouped'
import { makeRoom } from './makeRoom'
import {
  addStatement,
  type Arrived,
  dayIn,
  dayOf,
  KEYS,
  ofOtherCauses,
  OTHER_CAUSES,
  type Row,
  rowsOf,
  TABLES,
  together,
} from './rows'

/** Days for which reports are kept. */
const RETENTION_DAYS = 30

/** Days before today for which vitals are kept by release and by five minutes. */
const RECENT_DAYS = 1

/** Time for which reports are gathered before they are written. A crash of the collector may lose these. */
const WRITE_AFTER_MS = 1_000

/** Maximum number of different gathered rows. More in a second is a flood, and the rest is dropped. */
const MOST_GATHERED = 2_000

/** Maximum number of fault rows of one build in a day. All further causes are counted as one. */
const MOST_CAUSES = 500

/** Maximum number of new fault rows of one build in an hour, so that a flood does not use up the day's rows in a minute. */
const MOST_NEW_CAUSES = 100
const HOUR_MS = 3_600_000

/** Attempts to make room for rows before they are dropped. */
const MOST_TRIES = 10

/** The database of reports. */
export interface Reports {
  /** Takes a batch that has been checked; it is in the database a second later. */
  add(arrived: Arrived): void
  /** Writes the gathered reports. Reports that cannot be written are lost, and the console shows why. */
  written(): Promise<void>
  close(): Promise<void>
  /** For readers. */
  client: Client
}

/**
 * Opens the database of reports in a folder, and creates the folder if it is absent. Rejects with a sentence for people. The database has
 * at most `mostPages` of 4 KB. When it is full, rare rows of the day that takes the most space are removed.
 */
export async function openReports(
  folder: string,
  now: () => Date = () => new Date(),
  mostPages = MOST_PAGES,
): Promise<Reports> {
  const client = await openDatabase(folder, mostPages)
  let gathered = new Map<string, Row>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing = Promise.resolve()
  let cleanedOn: number | undefined

  async function write() {
    clearTimeout(timer)
    timer = undefined
    const rows = [...gathered.values()]
    gathered = new Map()
    const today = dayOf(now())
    if (cleanedOn !== today) await removeOld(client, today)
    cleanedOn = today
    if (rows.length === 0) return
    const hour = Math.floor(now().getTime() / HOUR_MS) * HOUR_MS
    for (let left = MOST_TRIES; ; left--) {
      try {
        await client.batch((await withinBounds(client, rows, hour)).map(addStatement), 'write')
        return
      } catch (error) {
        if (!isFull(error) || left === 0 || !(await makeRoom(client))) throw error
      }
    }
  }

  const written = () => {
    writing = writing.then(write).catch((error: unknown) => logProblem('Reports were lost:', error))
    return writing
  }

  return {
    client,
    add(arrived) {
      for (const row of rowsOf(arrived, now())) {
        const name = JSON.stringify([row.table, row.key])
        const known = gathered.get(name)
        if (known) gathered.set(name, together(known, row))
        else if (gathered.size < MOST_GATHERED) gathered.set(name, row)
      }
      timer ??= setTimeout(() => void written(), WRITE_AFTER_MS).unref()
    },
    written,
    async close() {
      await written()
      client.close()
    },
  }
}

/** Opens the database in a folder for reading. Undefined if nothing has been collected; then nothing is created there. */
export async function readReports(folder: string): Promise<Pick<Reports, 'client' | 'close'> | undefined> {
  if (!existsSync(join(folder, FILE))) return undefined
  const client = await openDatabase(folder)
  return { client, close: () => Promise.resolve(client.close()) }
}

/** Limits the causes of each build. Causes above the limit are counted together, unless the database already has rows for them. */
async function withinBounds(client: Client, rows: readonly Row[], hour: number): Promise<Row[]> {
  const bounded = rows.filter(({ table }) => table !== 'faults')
  const faults = rows.filter(({ table }) => table === 'faults')
  for (const ofBuild of grouped(faults, buildOnDayOf))
    bounded.push(...(await boundedCauses(client, ofBuild, hour)))
  return bounded
}

/** The beginning of a fault's key: channel, application, version and day. */
function buildOnDayOf({ key }: Row) {
  return key.slice(0, 4)
}

/** Bounds the causes of one build on one day. Asks the database once for all rows, because a flood has thousands in a second. */
async function boundedCauses(
  client: Client,
  rows: readonly [Row, ...Row[]],
  hour: number,
): Promise<readonly Row[]> {
  const buildOnDay = buildOnDayOf(rows[0])
  let room = await roomForCauses(client, buildOnDay, hour)
  if (rows.length <= room) return rows
  const found = await client.execute({
    sql: `select ${KEYS.faults.join(', ')} from faults where channel = ? and app = ? and version = ? and day = ?`,
    args: [...buildOnDay],
  })
  const kept = new Set(found.rows.map((row) => JSON.stringify(Array.from(row))))
  const bounded: Row[] = []
  let others: Row | undefined
  for (const row of rows) {
    const isKept = kept.has(JSON.stringify(row.key))
    if (isKept || room > 0) bounded.push(row)
    else others = others ? together(others, ofOtherCauses(row)) : ofOtherCauses(row)
    if (!isKept) room -= 1
  }
  return others ? [...bounded, others] : bounded
}

/** Returns how many new rows a build may still have, on this day and in this hour. */
async function roomForCauses(client: Client, buildOnDay: Row['key'], hour: number) {
  const { rows } = await client.execute({
    sql: `select count(*) as kept, coalesce(sum(first_at >= ?5), 0) as fresh from faults
      where channel = ?1 and app = ?2 and version = ?3 and day = ?4 and error <> '${OTHER_CAUSES}'`,
    args: [...buildOnDay, hour],
  })
  return Math.max(0, Math.min(MOST_CAUSES - Number(rows[0]?.kept), MOST_NEW_CAUSES - Number(rows[0]?.fresh)))
}

async function removeOld(client: Client, today: number) {
  const statements = TABLES.map((table) => ({
    sql: `delete from ${table} where ${dayIn(table)} < ?`,
    args: [today - (table === 'recent_vitals' ? RECENT_DAYS : RETENTION_DAYS)],
  }))
  await client.batch(statements, 'write')
}

function isFull(error: unknown) {
  return error instanceof Error && /SQLITE_FULL|is full/.test(error.message)
}
