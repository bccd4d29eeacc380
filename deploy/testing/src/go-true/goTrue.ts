import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type AuthServer, type Confirmation, outsideServer } from '@crossbook/auth-service/parity'
import { channelName } from '@crossbook/store'
import { writeComposeEnvironment } from '@crossbook/hosting'
import { freePort, installedNginx, runNginx } from '../nginx/runNginx'
import { findProgram } from '../findProgram'
import { builtGoProgram } from '../go-programs/goProgram'
import { goTrueProgram } from '../go-programs/goPrograms'
import { composedAuth } from './composeServices'
import { startAuthDatabase } from './database'
import { startMailReceiver } from './mailReceiver'

const ROOT = path.resolve(import.meta.dirname, '../../../..')

/** GoTrue makes its tables first. */
const READY_LOOKS = 1200
const LOOK_MS = 50

/** The GoTrue of this machine: the program that `GOTRUE` names, or the one that `npm test` has built. */
function installedGoTrue(): string | undefined {
  return process.env.GOTRUE ?? builtGoProgram(goTrueProgram())
}

/** What this machine lacks to run the services of the compose file, as a sentence; undefined when it lacks nothing. */
export function missingForGoTrue(): string | undefined {
  const missing = [
    ...(installedGoTrue() === undefined
      ? ['GoTrue (npm test builds it where Go can get its module; or name its program in GOTRUE)']
      : []),
    ...(findProgram('initdb') === undefined ? ['PostgreSQL'] : []),
    ...(installedNginx() === undefined ? ['nginx'] : []),
  ]
  return missing.length === 0
    ? undefined
    : `The auth behaviours were not tried on GoTrue: this machine lacks ${missing.join(', ')}.`
}

/** The services of the compose file, with all that a site behind their nginx needs to know. */
export interface GoTrueSite extends AuthServer {
  readonly anonKey: string
  /** What GoTrue has said so far. */
  log(): string
  /** GoTrue alone is gone, and there again: nginx, database and mails stay. */
  fails(): Promise<void>
  recovers(): Promise<void>
}

/** Where nginx finds a site to serve; left out, it has none. */
export interface ServedStore {
  readonly store: string
  readonly channel: string
}

/**
 * Starts GoTrue as the compose file wires it: its environment with the `.env` that `compose:env` writes, PostgreSQL with the
 * script of the database's image, an SMTP server, and nginx before it. Only addresses and ports are this machine's.
 */
export async function startGoTrue(confirmation: Confirmation, served?: ServedStore): Promise<GoTrueSite> {
  const program = installedGoTrue()
  if (program === undefined) throw new Error('This machine has no GoTrue')
  const folder = await mkdtemp(path.join(tmpdir(), 'crossbook-gotrue-'))
  await copyFile(path.join(ROOT, '.env.example'), path.join(folder, '.env.example'))
  const [port, sitePort] = [await freePort(), await freePort()]
  const siteUrl = `http://localhost:${sitePort}`
  const written = await writeComposeEnvironment({ folder, siteUrl, now: () => new Date() })
  if (!written.ok) throw new Error(written.problem)
  const { environment, values } = await composedAuth(written.value)
  const database = await startAuthDatabase(values.get('AUTH_DATABASE_PASSWORD') ?? '')
  const mails = await startMailReceiver()

  const service = goTrueService(program, folder, {
    ...environment,
    GOTRUE_API_HOST: '127.0.0.1',
    GOTRUE_API_PORT: String(port),
    GOTRUE_DB_DATABASE_URL: (environment.GOTRUE_DB_DATABASE_URL ?? '').replace(
      '@database:5432/',
      `@127.0.0.1:${database.port}/`,
    ),
    GOTRUE_SMTP_HOST: '127.0.0.1',
    GOTRUE_SMTP_PORT: String(mails.port),
    GOTRUE_MAILER_AUTOCONFIRM: String(confirmation === 'open'),
  })
  await service.start()
  const nginx = await runNginx({
    store: served?.store ?? folder,
    channel: channelName(served?.channel ?? 'production'),
    folder: path.join(folder, 'nginx'),
    auth: `127.0.0.1:${port}`,
    port: sitePort,
  })

  const anonKey = values.get('ANON_KEY') ?? ''
  return {
    ...outsideServer({ url: siteUrl, key: anonKey, mailpit: undefined }),
    name: 'GoTrue',
    anonKey,
    log: service.log,
    fails: service.stop,
    recovers: service.start,
    linkTo: (email, older) => mails.linkTo(email, older),
    minutePasses(email) {
      for (const column of ['confirmation_sent_at', 'recovery_sent_at'])
        database.ask(
          `update auth.users set ${column} = ${column} - interval '61 seconds' where email = '${email}'`,
        )
      const his = `(select id from auth.users where email = '${email}')`
      database.ask(`update auth.refresh_tokens set updated_at = updated_at - interval '61 seconds'
        where user_id = ${his}::text`)
      database.ask(`update auth.sessions set refreshed_at = refreshed_at - interval '61 seconds'
        where user_id = ${his}`)
      return Promise.resolve()
    },
    async close() {
      await nginx.close()
      await service.stop()
      await mails.close()
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The program with its environment, which can be started, stopped and started again; stopping what has ended does nothing. */
function goTrueService(program: string, folder: string, environment: Readonly<Record<string, string>>) {
  let said = ''
  let child: ChildProcess | undefined
  const health = `http://127.0.0.1:${environment.GOTRUE_API_PORT ?? ''}/health`
  return {
    log: () => said,
    async start() {
      const started = spawn(program, [], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env: environment })
      child = started
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (part) => (said += String(part)))
      await answering(health, () => {
        if (started.exitCode !== null) throw new Error(`GoTrue ended:\n${said.slice(-2000)}`)
      })
    },
    async stop() {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function answering(url: string, look: () => void) {
  for (let looks = 0; looks < READY_LOOKS; looks += 1) {
    look()
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return
    await setTimeout(LOOK_MS)
  }
  throw new Error(`Nothing answers at ${url}`)
}
