import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type AuthServer, type Confirmation, outsideServer } from '@crossbook/auth-service/parity'
import { channelName } from '@crossbook/store'
import { writeComposeEnvironment } from '@crossbook/hosting'
import { freePort, installedNginx, type RunningNginx, runNginx } from '../nginx/runNginx'
import { findProgram } from '../findProgram'
import { builtGoProgram } from '../go-programs/goProgram'
import { goTrueProgram } from '../go-programs/goPrograms'
import { composedServices } from './composeServices'
import { type AuthDatabase, startAuthDatabase } from './database'
import { type MailReceiver, startMailReceiver } from './mailReceiver'
import { restore, save } from './savedSite'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const RELEASE = path.join(ROOT, 'deploy/hosting/compose/release.sh')

/**
 * Services that are not started here. The test does the work of the release container, with the builds that it needs. The collector and the
 * rollout watcher have their own tests.
 */
const NOT_STARTED = ['release', 'reports', 'rollouts']

/** GoTrue creates its tables before it responds. */
const READY_LOOKS = 1200
const LOOK_MS = 50

/** Returns the path of GoTrue on this machine: the program that `GOTRUE` names, or the one that `npm run test:all` has built. */
function installedGoTrue(): string | undefined {
  return process.env.GOTRUE ?? builtGoProgram(goTrueProgram())
}

/** Names what this machine lacks to run the services of the compose file; undefined when it lacks nothing. */
export function missingForGoTrue(): string | undefined {
  const missing = [
    ...(installedGoTrue() === undefined
      ? ['GoTrue (npm run test:all builds it where Go can get its module; or name its program in GOTRUE)']
      : []),
    ...(findProgram('initdb') === undefined ? ['PostgreSQL'] : []),
    ...(installedNginx() === undefined ? ['nginx'] : []),
  ]
  return missing.length === 0
    ? undefined
    : `The auth behaviours were not tried on GoTrue: this machine lacks ${missing.join(', ')}.`
}

/** The running services of the compose file, with the values that a site behind their nginx needs. */
export interface GoTrueSite extends AuthServer {
  /** The key that pages sign in with. */
  readonly key: string
  /** Folder of the store. */
  readonly store: string
  /** Saves the whole site into an empty folder while it runs, as docs/operations.md describes. */
  backUp(to: string): Promise<void>
  /**
   * Does the start-up work of the release container. `image` is a store whose builds replace those of the container's image. Rejects with
   * the script's output.
   */
  release(image: string): Promise<void>
  /** The services that keep running, in the order in which the compose file starts them. */
  readonly started: readonly string[]
  /**
   * Kills a service of the compose file at once, like a kill of its container. The returned function starts it again and waits until it is
   * healthy.
   */
  kill(service: string): Promise<() => Promise<void>>
  /** Stops only GoTrue: nginx, database and mails keep running. `recovers` starts it again. */
  fails(): Promise<void>
  recovers(): Promise<void>
}

/**
 * Starts GoTrue with the wiring of the compose file: its environment with the `.env` that `compose:env` writes, PostgreSQL with the script
 * of the database's image, an SMTP server, and nginx in front. The store is empty until `release` has been called. Only addresses and ports
 * are this machine's. The start order and the health checks are those of the compose file.
 * `backup` is the folder of a saved site, which is started again at the same address.
 * `otherSite` is the address of a site on another origin whose pages sign in here, as with a hosted Supabase. Links may lead to it. GoTrue
 * lets its pages send their key in a header, as Supabase's gateway does.
 */
export async function startGoTrue(
  confirmation: Confirmation,
  { backup, otherSite }: { backup?: string; otherSite?: string } = {},
): Promise<GoTrueSite> {
  const program = installedGoTrue()
  if (program === undefined) throw new Error('This machine has no GoTrue')
  const folder = await mkdtemp(path.join(tmpdir(), 'crossbook-gotrue-'))
  const store = path.join(folder, 'store')
  await mkdir(store)
  const envFile = backup === undefined ? await newEnvironment(folder) : path.join(backup, '.env')
  const { environmentOf, healthOf, order, values } = await composedServices(envFile)
  const siteUrl = values.get('SITE_URL') ?? ''
  const [port, sitePort] = [await freePort(), Number(new URL(siteUrl).port)]
  const environment = environmentOf('auth')
  const health = { auth: addressIn(healthOf('auth')), web: addressIn(healthOf('web')) }
  if (health.auth.port !== environment.GOTRUE_API_PORT)
    throw new Error('The compose file asks GoTrue on another port than the one it listens on')
  let database: AuthDatabase
  let mails: MailReceiver
  let service: ReturnType<typeof goTrueService>
  let nginx: RunningNginx
  const startWeb = async () => {
    nginx = await runNginx({
      store,
      channel: channelName(environmentOf('web').CROSSBOOK_CHANNEL ?? ''),
      folder: path.join(folder, 'nginx'),
      auth: `127.0.0.1:${port}`,
      port: sitePort,
    })
  }
  const starts: Readonly<Record<string, () => Promise<void>>> = {
    async database() {
      database = await startAuthDatabase(values.get('AUTH_DATABASE_PASSWORD') ?? '')
      if (backup !== undefined) await restore(backup, { database, store })
    },
    async mail() {
      mails = await startMailReceiver()
    },
    async auth() {
      service = goTrueService(program, folder, health.auth.pathname, {
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
        ...(otherSite === undefined
          ? {}
          : {
              GOTRUE_URI_ALLOW_LIST: `${environment.GOTRUE_URI_ALLOW_LIST ?? ''},${otherSite}/**`,
              GOTRUE_CORS_ALLOWED_HEADERS: 'apikey',
            }),
      })
      await service.start()
    },
    web: startWeb,
  }
  const started = order.filter((name) => !NOT_STARTED.includes(name))
  for (const name of started) {
    const start = starts[name]
    if (start === undefined)
      throw new Error(`The compose file has a service that is not started here: ${name}`)
    await start()
  }

  return {
    ...outsideServer({ url: siteUrl, key: values.get('ANON_KEY') ?? '', mailpit: undefined }),
    key: values.get('ANON_KEY') ?? '',
    store,
    backUp: (to) => save(to, { envFile, database, store }),
    async release(image) {
      await promisify(execFile)('sh', [RELEASE], {
        env: {
          PATH: process.env.PATH,
          ...environmentOf('release'),
          CROSSBOOK_STORE: store,
          CROSSBOOK_IMAGE: image,
        },
      })
    },
    started,
    async kill(name) {
      switch (name) {
        case 'database':
          await database.kill()
          return () => database.restart(healthOf('database'))
        case 'mail':
          await mails.close()
          return async () => void (mails = await startMailReceiver(mails.port))
        case 'auth':
          await service.stop('SIGKILL')
          return () => service.start()
        case 'web':
          await nginx.close()
          return async () => {
            await startWeb()
            // The health check requests a page of the site, which is on another server when `otherSite` is given.
            if (otherSite === undefined)
              await answering(new URL(health.web.pathname, siteUrl).href, () => undefined)
          }
        default:
          throw new Error(`The compose file has no service ${name} that stays`)
      }
    },
    fails: () => service.stop(),
    recovers: () => service.start(),
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

/** Writes a new `.env` for a site on a free port, like the first start of a new user. Returns its path. */
async function newEnvironment(folder: string) {
  await copyFile(path.join(ROOT, '.env.example'), path.join(folder, '.env.example'))
  const siteUrl = `http://localhost:${await freePort()}`
  const written = await writeComposeEnvironment({ folder, siteUrl, now: () => new Date() })
  if (!written.ok) throw new Error(written.problem)
  return written.value
}

/** Returns GoTrue with its environment. It can be started, stopped and started again. Stopping it when it has ended does nothing. */
function goTrueService(
  program: string,
  folder: string,
  healthPath: string,
  environment: Readonly<Record<string, string>>,
) {
  let output = ''
  let child: ChildProcess | undefined
  const health = `http://127.0.0.1:${environment.GOTRUE_API_PORT ?? ''}${healthPath}`
  return {
    async start() {
      const started = spawn(program, [], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env: environment })
      child = started
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (part) => (output += String(part)))
      await answering(health, () => {
        if (started.exitCode !== null) throw new Error(`GoTrue ended:\n${output.slice(-2000)}`)
      })
    },
    async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}

/** Returns the address that a service's own health check requests. */
function addressIn(health: readonly string[]) {
  return new URL(health.at(-1) ?? '')
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
