import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Client, createClient, type InValue } from '@libsql/client'
import * as v from 'valibot'

/** The database's name in its folder. */
export const FILE = 'reports.db'

/** Pages of 4 KB: the database never takes more than 64 MB, whatever is reported. */
export const MOST_PAGES = 16_384

/** Version of the tables. A database of another version is refused. */
const VERSION = 4

/**
 * Times are milliseconds since 1970, and days are days since then. Each row counts equal reports, so that many of them take no more space
 * than one. Visits are weighted: each reported visit counts for the unreported ones as well.
 */
const TABLES = [
  `create table if not exists faults (channel text not null, app text not null, version text not null, day integer not null,
    release text not null, mix text not null, kind text not null, module text not null, route text not null,
    browser text not null, error text not null, stack text not null, control text not null default '', count integer not null, first_at integer not null,
    last_at integer not null,
    primary key (channel, app, version, day, release, mix, kind, module, route, browser, error)) without rowid`,
  `create table if not exists visits (channel text not null, app text not null, version text not null, release text not null,
    slot integer not null, visits real not null, faulty real not null,
    primary key (channel, app, version, release, slot)) without rowid`,
  `create table if not exists vitals (channel text not null, app text not null, version text not null, name text not null,
    day integer not null, bucket integer not null, count real not null,
    primary key (channel, app, version, name, day, bucket)) without rowid`,
  // The same figures by release and by five minutes, for a day or two. They compare two releases that are shown at the same time.
  `create table if not exists recent_vitals (channel text not null, app text not null, version text not null,
    release text not null, name text not null, slot integer not null, bucket integer not null, count real not null,
    primary key (channel, app, version, release, name, slot, bucket)) without rowid`,
  // The number of visits of a mix, and the last one. The visitors are not recorded.
  `create table if not exists mix_visits (channel text not null, mix text not null, app text not null, version text not null,
    day integer not null, visits real not null, last_at integer not null,
    primary key (channel, mix, app, version, day)) without rowid`,
  `pragma user_version = ${VERSION}`,
]

/** Opens the database in a folder, and creates it there if it is absent. Rejects with a sentence for people when it cannot be opened. */
export async function openDatabase(folder: string, mostPages = MOST_PAGES): Promise<Client> {
  let client: Client | undefined
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    client = createClient({ url: pathToFileURL(join(folder, FILE)).href })
    // Readers do not wait for writers, and a crash at any moment leaves it intact.
    await client.execute('pragma journal_mode = wal')
    await client.execute('pragma synchronous = normal')
    await client.execute('pragma busy_timeout = 5000')
    await client.execute(`pragma max_page_count = ${mostPages}`)
    await prepare(client)
    return client
  } catch (error) {
    client?.close()
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The reports in ${folder} cannot be opened (${reason}). Move that folder away to start with none.`,
      { cause: error },
    )
  }
}

/** Creates the tables in a new database. */
async function prepare(client: Client) {
  const version = Number((await client.execute('pragma user_version')).rows[0]?.user_version)
  if (version === 0) return client.batch(TABLES, 'write')
  if (version !== VERSION) throw new Error(`its tables have version ${version} instead of ${VERSION}`)
}

/** Returns the checked rows that a query finds. */
export async function readRows<Row>(
  { client }: { client: Client },
  schema: v.GenericSchema<unknown, Row>,
  sql: string,
  ...args: InValue[]
): Promise<Row[]> {
  return v.parse(v.array(schema), (await client.execute({ sql, args })).rows)
}
