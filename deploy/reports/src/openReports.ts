import { logProblem } from '@crossbook/network'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from '@libsql/client'
import { FILE, MOST_PAGES, openDatabase } from './database'
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

/** Days before the present one for which vitals are kept by release and by five minutes. */
const RECENT_DAYS = 1

/** Time for which reports are gathered before they are written: what a crash of the collector may lose. */
const WRITE_AFTER_MS = 1_000

/** Different rows that are gathered at most; more than that in a second is a flood, of which the rest is left out. */
const MOST_GATHERED = 2_000

/** Rows of faults that are kept of one build in a day; what comes after them is counted as one. */
const MOST_CAUSES = 500

/** The words of causes above that. */
const OTHER_CAUSES = 'More causes than are kept'

/** The database of reports. */
export interface Reports {
  /** Takes a batch that has been checked; it is in the database a second later. */
  add(arrived: Arrived): void
  /** Writes what has been gathered; what cannot be written is lost, and the console says why. */
  written(): Promise<void>
  close(): Promise<void>
  /** For whoever reads it. */
  client: Client
}

/**
 * Opens the database of reports in a folder, which is made if it is absent; rejects with a sentence for people. It takes `mostPages` of
 * 4 KB at most: when they are full, the oldest day goes.
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
    const add = async () => client.batch((await withinBounds(client, rows)).map(addStatement), 'write')
    await add().catch(async (error: unknown) => {
      if (!isFull(error)) throw error
      const oldest = await oldestDay(client)
      if (oldest === undefined) throw error
      await removeBefore(client, oldest + 1)
      await add()
    })
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

/**
 * The database in a folder for whoever only reads it; undefined where nothing has been collected, and then nothing is made there.
 */
export async function readReports(folder: string): Promise<Pick<Reports, 'client' | 'close'> | undefined> {
  if (!existsSync(join(folder, FILE))) return undefined
  const client = await openDatabase(folder)
  return { client, close: () => Promise.resolve(client.close()) }
}

/** Rows whose builds have all the causes that are kept of one in a day count together, unless the database has them already. */
async function withinBounds(client: Client, rows: readonly Row[]): Promise<Row[]> {
  const faults = new Map<string, Row[]>()
  for (const row of rows.filter(({ table }) => table === 'faults')) {
    const buildOnDay = JSON.stringify(row.key.slice(0, 4))
    const ofBuild = faults.get(buildOnDay)
    if (ofBuild) ofBuild.push(row)
    else faults.set(buildOnDay, [row])
  }
  const bounded = rows.filter(({ table }) => table !== 'faults')
  for (const ofBuild of faults.values()) bounded.push(...(await boundedCauses(client, ofBuild)))
  return bounded
}

/** The same of one build on one day. The database is asked once, and gets one row of all others: a flood has thousands in a second. */
async function boundedCauses(client: Client, rows: readonly Row[]): Promise<readonly Row[]> {
  const buildOnDay = rows[0]?.key.slice(0, 4) ?? []
  if ((await keptCauses(client, buildOnDay)) + rows.length <= MOST_CAUSES) return rows
  const found = (await client.execute(causesStatement(buildOnDay))).rows
  const kept = new Set(found.map((row) => JSON.stringify(Array.from(row))))
  const bounded: Row[] = []
  let others: Row | undefined
  for (const row of rows) {
    const name = JSON.stringify(row.key)
    if (kept.has(name) || kept.size < MOST_CAUSES) {
      kept.add(name)
      bounded.push(row)
    } else {
      const other = ofOtherCauses(row, OTHER_CAUSES)
      others = others ? together(others, other) : other
    }
  }
  return others ? [...bounded, others] : bounded
}

async function keptCauses(client: Client, buildOnDay: Row['key']) {
  const { rows } = await client.execute({
    sql: 'select count(*) as kept from faults where channel = ? and app = ? and version = ? and day = ?',
    args: [...buildOnDay],
  })
  return Number(rows[0]?.kept)
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

async function oldestDay(client: Client) {
  const { rows } = await client.execute(
    `select min(day) as day from (select day from faults union all select day from vitals
      union all select slot / ${startOfDay(1)} from visits)`,
  )
  const day = rows[0]?.day
  return typeof day === 'number' ? day : undefined
}

function isFull(error: unknown) {
  return error instanceof Error && /SQLITE_FULL|is full/.test(error.message)
}
