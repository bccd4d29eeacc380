import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient, type Client, type InValue } from '@libsql/client'
import * as v from 'valibot'

const FILE = 'sign-in.db'

/** Times are milliseconds since 1970. Secrets that open an account are stored as digests only. */
const TABLES = [
  `create table users (id text primary key, email text not null unique, password_hash text not null,
    metadata text not null, created_at integer not null, updated_at integer not null, confirmed_at integer not null,
    signed_in_at integer)`,
  `create table sign_ups (id text primary key, email text not null, password_hash text not null, metadata text not null,
    created_at integer not null)`,
  'create index sign_ups_email on sign_ups (email)',
  `create table mail_tokens (digest text primary key, kind text not null, email text not null, subject text,
    challenge text, sent_at integer not null)`,
  'create index mail_tokens_email on mail_tokens (email)',
  `create table mail_pauses (kind text not null, email text not null, sent_at integer not null,
    primary key (kind, email))`,
  `create table auth_codes (digest text primary key, user_id text not null, kind text not null, challenge text not null,
    made_at integer not null)`,
  `create table sessions (id text primary key, user_id text not null, kind text not null, generation integer not null,
    created_at integer not null, refreshed_at integer not null)`,
  'create index sessions_user on sessions (user_id)',
  `create table refresh_tokens (digest text primary key, session_id text not null, generation integer not null)`,
  'create index refresh_tokens_session on refresh_tokens (session_id)',
  'pragma user_version = 1',
]

/** Returns a statement: the values in the text are passed to the database apart from it. */
export function sql(text: TemplateStringsArray, ...args: InValue[]) {
  return { sql: text.join('?'), args }
}

type Statement = ReturnType<typeof sql>

/** The service's database. */
export interface Database {
  /** Returns the first row that a statement gives, checked by the schema. */
  row<Row>(schema: v.GenericSchema<unknown, Row>, statement: Statement): Promise<Row | undefined>
  /** Runs statements as one; the numbers of rows that each has changed. */
  change(...statements: readonly Statement[]): Promise<number[]>
  close(): void
}

/** Opens the database in a folder, and creates it if it is absent. Rejects with a sentence for people when it cannot be opened. */
export async function openDatabase(dataDir: string): Promise<Database> {
  const client = createClient({ url: pathToFileURL(join(dataDir, FILE)).href })
  try {
    await createTables(client)
  } catch (error) {
    client.close()
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The accounts in ${dataDir} cannot be opened (${reason}). Move that folder away to start with empty accounts.`,
      { cause: error },
    )
  }
  return {
    async row(schema, statement) {
      const [row] = (await client.execute(statement)).rows
      return row && v.parse(schema, row)
    },
    change: async (...statements) =>
      (await client.batch([...statements], 'write')).map(({ rowsAffected }) => rowsAffected),
    close: () => client.close(),
  }
}

async function createTables(client: Client) {
  const { rows } = await client.execute('pragma user_version')
  if (rows[0]?.user_version === 0) await client.batch(TABLES, 'write')
}
