import { spawn } from 'node:child_process'
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import type { ChannelName } from '@crossbook/contract'
import { cachingProxy, nginxConfiguration, type NginxVariable } from '@crossbook/hosting'
import { findProgram } from '../findProgram'
import { LOCAL } from '../sampleReleases'

const START = path.resolve(import.meta.dirname, '../../../hosting/compose/startNginx.sh')

/** Milliseconds between two checks whether nginx responds, and the number of checks. */
const LOOK_MS = 50
const LOOKS = 1_000

/** Number of ports to try. Another program may take a port between its choice and the start. */
const MOST_PORTS = 5

/** A site that an nginx of this machine serves. */
export interface NginxSite {
  /** The store's folder. */
  store: string
  channel: ChannelName
  /** An empty folder for nginx's own files. */
  folder: string
  /** Host and port of the auth service. */
  auth?: string
  /** Port to listen on. Default: a free one. */
  port?: number
  /** Settings that differ from the container's. */
  settings?: Partial<Record<NginxVariable, string>>
}

/** A running nginx with its log so far. */
export interface RunningNginx {
  url: string
  port: number
  log(): Promise<string>
  close(): Promise<void>
}

/** The nginx of this machine, if there is one. */
export function installedNginx() {
  return findProgram('nginx')
}

/** Starts this machine's nginx with the container's own configuration and start script. Throws with nginx's messages. */
export async function runNginx(site: NginxSite): Promise<RunningNginx> {
  return onSomePort(site, async (port, nginx) => {
    const template = path.join(site.folder, 'nginx.conf.template')
    await writeFile(template, nginxConfiguration())
    return {
      program: 'sh',
      parameters: [START],
      environment: {
        CROSSBOOK_NGINX: nginx,
        CROSSBOOK_DIRECTIVES: DIRECTIVES,
        CROSSBOOK_TEMPLATE: template,
        CROSSBOOK_SITE_URL: `http://localhost:${port}`,
        CROSSBOOK_LISTEN: `127.0.0.1:${port}`,
        CROSSBOOK_STORE: site.store,
        CROSSBOOK_CHANNEL: site.channel,
        CROSSBOOK_AUTH: site.auth ?? '127.0.0.1:1',
        CROSSBOOK_COLLECTOR: '127.0.0.1:1',
        CROSSBOOK_RUN: site.folder,
        ...site.settings,
      },
    }
  })
}

/** Starts this machine's nginx with any configuration, which receives its port (default: a free one). Throws with nginx's messages. */
export async function runNginxWith(
  folder: string,
  configuration: (port: number) => string,
  ownPort?: number,
): Promise<RunningNginx> {
  return onSomePort({ folder, ...(ownPort === undefined ? {} : { port: ownPort }) }, async (port, nginx) => {
    const file = path.join(folder, 'nginx.conf')
    await writeFile(file, configuration(port))
    return {
      program: nginx,
      parameters: ['-c', file, '-g', `daemon off;${DIRECTIVES}`],
      environment: {},
    }
  })
}

interface BucketProxy extends Partial<Parameters<typeof cachingProxy>[0]> {
  /** The store's address in the bucket. */
  store: URL
  /** An empty folder for nginx's own files. */
  folder: string
  port?: number
}

/** Starts this machine's nginx in front of a bucket, by default for the local channel on a free port. */
export function runCachingProxy({ port: ownPort, ...proxy }: BucketProxy) {
  const configuration = (port: number) =>
    cachingProxy({
      ...{
        channel: LOCAL,
        acceptsMixes: false,
        connect: [],
        resolver: '127.0.0.1',
        trustedProxy: '127.0.0.1',
      },
      ...{ url: new URL(`http://localhost:${port}`), listen: `127.0.0.1:${port}` },
      ...proxy,
    })
  return runNginxWith(proxy.folder, configuration, ownPort)
}

/**
 * The container's nginx runs as an arbitrary user. When root runs the tests, nginx would read private folders as the user `nobody`, so this
 * directive keeps it root.
 */
const DIRECTIVES = process.getuid?.() === 0 ? 'user root;' : ''

interface Start {
  program: string
  parameters: readonly string[]
  environment: Readonly<Record<string, string | undefined>>
}

async function onSomePort(
  { folder, port }: Pick<NginxSite, 'folder' | 'port'>,
  prepare: (port: number, nginx: string) => Promise<Start>,
) {
  const nginx = installedNginx()
  if (nginx === undefined) throw new Error('This machine has no nginx')
  await mkdir(folder, { recursive: true })
  for (let left = MOST_PORTS; ; left--) {
    try {
      const chosen = port ?? (await freePort())
      return await startOn(chosen, folder, await prepare(chosen, nginx))
    } catch (error) {
      const isTaken = String(error).includes('Address already in use')
      if (!isTaken || port !== undefined || left === 1) throw error
      await rm(path.join(folder, 'log'), { force: true })
    }
  }
}

async function startOn(port: number, folder: string, start: Start): Promise<RunningNginx> {
  // A file, because nginx opens its standard output by name. That fails for a pipe to this process.
  const logFile = path.join(folder, 'log')
  const log = await open(logFile, 'a')
  const child = spawn(start.program, start.parameters, {
    stdio: ['ignore', log.fd, log.fd],
    env: { PATH: process.env.PATH, ...start.environment },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const close = async () => {
    child.kill('SIGTERM')
    await ended
    await log.close()
  }

  const url = `http://localhost:${port}`
  for (let look = 0; look < LOOKS && child.exitCode === null; look += 1) {
    if (await answers(port)) return { url, port, log: () => readFile(logFile, 'utf8'), close }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  await close()
  throw new Error(`nginx did not start:\n${await readFile(logFile, 'utf8')}`)
}

async function answers(port: number) {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  )
}

/** Returns a port on which no program listens at this moment. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
