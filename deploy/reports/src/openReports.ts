import { logProblem } from '@crossbook/network'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from '@libsql/client'
import { FILE, MOST_PAGES, openDatabase } from './database'
import { makeRoom, OTHER_CAUSES } from './makeRoom'
import {
  addStatement,
  type Arrived,
  causesStatement,
  dayOf,
  ofOtherCauses,
  type Row,
  rowsOf,
  startOfDay,
  together,
} from './rows'

/** Days for which reports are kept. */
export const RETENTION_DAYS = 30

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
    if (cleanedOn !== today) {
      await removeBefore(client, today - RETENTION_DAYS)
      const recent = startOfDay(today - RECENT_DAYS)
      await client.execute({ sql: 'delete from recent_vitals where slot < ?', args: [recent] })
    }
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
  const faults = new Map<string, Row[]>()
  for (const row of rows.filter(({ table }) => table === 'faults')) {
    const buildOnDay = JSON.stringify(row.key.slice(0, 4))
    const ofBuild = faults.get(buildOnDay)
    if (ofBuild) ofBuild.push(row)
    else faults.set(buildOnDay, [row])
  }
  const bounded = rows.filter(({ table }) => table !== 'faults')
  for (const ofBuild of faults.values()) bounded.push(...(await boundedCauses(client, ofBuild, hour)))
  return bounded
}

/** Bounds the causes of one build on one day. Asks the database once for all rows, because a flood has thousands in a second. */
async function boundedCauses(client: Client, rows: readonly Row[], hour: number): Promise<readonly Row[]> {
  const buildOnDay = rows[0]?.key.slice(0, 4) ?? []
  let room = await roomForCauses(client, buildOnDay, hour)
  if (rows.length <= room) return rows
  const found = (await client.execute(causesStatement(buildOnDay))).rows
  const kept = new Set(found.map((row) => JSON.stringify(Array.from(row))))
  const bounded: Row[] = []
  let others: Row | undefined
  for (const row of rows) {
    const name = JSON.stringify(row.key)
    if (kept.has(name)) bounded.push(row)
    else if (room > 0) {
      room -= 1
      bounded.push(row)
    } else {
      const other = ofOtherCauses(row, OTHER_CAUSES)
      others = others ? together(others, other) : other
    }
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

async function removeBefore(client: Client, day: number) {
  await client.batch(
    [
      { sql: 'delete from faults where day < ?', args: [day] },
      { sql: 'delete from visits where slot < ?', args: [startOfDay(day)] },
      { sql: 'delete from vitals where day < ?', args: [day] },
      { sql: 'delete from recent_vitals where slot < ?', args: [startOfDay(day)] },
      { sql: 'delete from mix_visits where day < ?', args: [day] },
    ],
    'write',
  )
}

function isFull(error: unknown) {
  return error instanceof Error && /SQLITE_FULL|is full/.test(error.message)
}
