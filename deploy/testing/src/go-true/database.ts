import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../nginx/runNginx'
import { findProgram } from '../findProgram'

const PREPARE = path.resolve(import.meta.dirname, '../../../hosting/compose/authDatabase.sh')

/** The most output of a program, in bytes. A dump is long. */
const MOST_OUTPUT = 64 * 1024 * 1024

const READY_LOOKS = 600
const LOOK_MS = 50

/** A database like the one of the compose file, prepared for the auth service by the same script. */
export interface AuthDatabase {
  readonly port: number
  /** Returns the result of a statement, as lines of fields. Runs it as the superuser. */
  ask(sql: string): string
  /** Runs a program of PostgreSQL as superuser and returns its output; `input` is its standard input. */
  run(program: string, parameters: readonly string[], input?: string): string
  /** Kills the database at once, like a kill of its container. Committed data is kept. */
  kill(): Promise<void>
  /** Starts the database again with the same data and port. Waits until `health` succeeds: a program of PostgreSQL with its parameters. */
  restart(health: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** Creates an empty database with this machine's PostgreSQL and starts it. `password` is the auth service's. */
export async function startAuthDatabase(password: string): Promise<AuthDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'crossbook-db-'))
  const user = process.getuid?.() === 0 ? unprivileged() : undefined
  if (user) chownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o700)
  const port = await freePort()
  const run = (
    name: string,
    parameters: readonly string[],
    environment: Record<string, string> = {},
    input = '',
  ) =>
    execFileSync(program(name), parameters, {
      encoding: 'utf8',
      stdio: 'pipe',
      input,
      maxBuffer: MOST_OUTPUT,
      cwd: folder,
      ...user,
      env: {
        PATH: `${path.dirname(program('psql'))}:${process.env.PATH ?? ''}`,
        PGHOST: folder,
        PGPORT: String(port),
        ...environment,
      },
    })
  const ask = (sql: string) => run('psql', ['-U', 'postgres', '-d', 'postgres', '-AtqX', '-c', sql]).trim()

  run('initdb', [
    '-D',
    path.join(folder, 'data'),
    '-U',
    'postgres',
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
    '--no-sync',
  ])
  const start = () =>
    spawn(
      program('postgres'),
      [
        ...['-D', path.join(folder, 'data'), '-k', folder, '-p', String(port)],
        ...['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'],
      ],
      { stdio: 'ignore', cwd: folder, ...user },
    )
  let server = start()
  const well = async (look: () => void) => {
    for (let looks = 0; ; looks += 1)
      try {
        return look()
      } catch (error) {
        if (server.exitCode !== null || looks >= READY_LOOKS) throw error
        await setTimeout(LOOK_MS)
      }
  }
  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  await well(() => void ask('select 1'))
  run('sh', [PREPARE], {
    AUTH_DATABASE_PASSWORD: password,
    POSTGRES_USER: 'postgres',
    POSTGRES_DB: 'postgres',
  })
  return {
    port,
    ask,
    run: (name, parameters, input) => run(name, parameters, {}, input),
    kill: () => end('SIGKILL'),
    async restart([name = '', ...parameters]) {
      server = start()
      await well(() => void run(name, parameters))
    },
    async close() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function program(name: string) {
  const found = findProgram(name)
  if (found === undefined) throw new Error(`This machine has no ${name}`)
  return found
}

/** Returns the ids of an unprivileged user, because PostgreSQL refuses root: Debian's user `postgres`, or else `nobody`. */
function unprivileged() {
  const id = (option: string, user: string) =>
    Number(execFileSync('id', [option, user], { encoding: 'utf8', stdio: 'pipe' }))
  try {
    return { uid: id('-u', 'postgres'), gid: id('-g', 'postgres') }
  } catch {
    return { uid: id('-u', 'nobody'), gid: id('-g', 'nobody') }
  }
}
