/** @jest-environment node */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findProgram } from '@crossbook/deploy-testing/findProgram'
import { describeWith } from '@crossbook/deploy-testing/programs'

const SCRIPT = path.resolve(import.meta.dirname, '../../compose/authDatabase.sh')
const PASSWORD = `a'b"c\\d 'or'1'='1`

/** initdb refuses to run as root. Then Debian's postgres user runs it, or nobody. */
const USER = process.getuid?.() === 0 ? unprivileged() : undefined

let folder: string
let server: ChildProcess

describeWith(
  findProgram('initdb'),
  'PostgreSQL is not installed on this machine, so the preparation of the auth database was not tried.',
  'the preparation of the auth database',
  () => {
    beforeAll(async () => {
      folder = mkdtempSync(path.join(tmpdir(), 'crossbook-db-'))
      if (USER) chownSync(folder, USER.uid, USER.gid)
      chmodSync(folder, 0o700)
      run('initdb', ['-D', path.join(folder, 'data'), '-U', 'postgres', '--auth=trust', '--no-sync'])
      server = spawn(
        program('postgres'),
        ['-D', path.join(folder, 'data'), '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'],
        { stdio: 'ignore', cwd: folder, ...USER },
      )
      while (!isReady()) await setTimeout(50)
      run('sh', [SCRIPT], {
        AUTH_DATABASE_PASSWORD: PASSWORD,
        POSTGRES_USER: 'postgres',
        POSTGRES_DB: 'postgres',
      })
    })

    afterAll(async () => {
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    })

    it('makes a role that can make roles, signs in and is nothing more', () => {
      expect(
        ask(
          `select rolcanlogin, rolcreaterole, rolinherit, rolsuper, rolcreatedb, rolbypassrls from pg_roles where rolname = 'supabase_auth_admin'`,
        ),
      ).toBe('t|t|f|f|f|f')
    })

    it('stores its given password, and not in the clear', () => {
      expect(
        ask(`select rolpassword like 'SCRAM-SHA-256$%' from pg_authid where rolname = 'supabase_auth_admin'`),
      ).toBe('t')
    })

    it('gives it a schema of its own, which it looks in first', () => {
      expect(ask(`select nspowner::regrole from pg_namespace where nspname = 'auth'`)).toBe(
        'supabase_auth_admin',
      )
      expect(ask('show search_path', 'supabase_auth_admin')).toBe('auth')
      expect(
        ask(
          'create table users (id uuid); select schemaname from pg_tables where tablename = $$users$$',
          'supabase_auth_admin',
        ),
      ).toContain('auth')
    })

    it('lets it make other schemas in the database, as its migrations do', () => {
      expect(ask(`select has_database_privilege('supabase_auth_admin', 'postgres', 'create')`)).toBe('t')
    })

    it('fails loudly when it is run on a database that is prepared already', () => {
      expect(() =>
        run('sh', [SCRIPT], {
          AUTH_DATABASE_PASSWORD: 'x',
          POSTGRES_USER: 'postgres',
          POSTGRES_DB: 'postgres',
        }),
      ).toThrow('already exists')
    })
  },
)

function isReady() {
  try {
    ask('select 1')
    return true
  } catch {
    if (server.exitCode !== null) throw new Error('The database ended')
    return false
  }
}

/** Returns the database's answer as lines of fields. */
function ask(sql: string, role = 'postgres') {
  return run('psql', ['-U', role, '-d', 'postgres', '-AtqX', '-c', sql]).trim()
}

function run(name: string, parameters: readonly string[], environment: Record<string, string> = {}) {
  return execFileSync(program(name), parameters, {
    encoding: 'utf8',
    stdio: 'pipe',
    cwd: folder,
    ...USER,
    env: {
      PATH: `${path.dirname(program('psql'))}:${process.env.PATH ?? ''}`,
      PGHOST: folder,
      ...environment,
    },
  })
}

function program(name: string) {
  const found = findProgram(name)
  if (found === undefined) throw new Error(`This machine has no ${name}`)
  return found
}

function unprivileged() {
  const id = (option: string, user: string) =>
    Number(execFileSync('id', [option, user], { encoding: 'utf8' }))
  for (const user of ['postgres', 'nobody'])
    try {
      return { uid: id('-u', user), gid: id('-g', user) }
    } catch {
      continue
    }
  return undefined
}
