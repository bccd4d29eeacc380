import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { largePast, type LargePast } from '@crossbook/deploy-testing/console/largePast'
import { largeReports } from '@crossbook/deploy-testing/console/largeReports'
import { folderStore, type Store } from '@crossbook/store'

const REPOSITORY = path.join(import.meta.dirname, '../..')
const TSX = createRequire(import.meta.url).resolve('tsx')
/** The command line, as the parameters of Node. */
const COMMAND = ['--import', TSX, 'deploy/release-cli/src/main.ts']

const LINK = /http:\/\/\S+token=\S+/

/** A console with its own store, started as people start it. */
export interface OpenConsole {
  store: Store
  past: LargePast
  /** The faulty build that only the rollout's release has. */
  moved: Awaited<ReturnType<typeof largeReports>>
  /** Starts another console with the same store. It ends with this one at the latest. */
  start(...options: string[]): Promise<StartedConsole>
  close(): Promise<void>
}

/** A console in a separate process. */
export interface StartedConsole {
  /** The link with which one browser can sign in. */
  link: string
  close(): Promise<void>
}

/** Creates a store with a long history and reports in a new folder, and opens a console. */
export async function openConsole(): Promise<OpenConsole> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'crossbook-console-'))
  const place = path.join(folder, 'store')
  const reports = path.join(folder, 'reports')
  const now = new Date()
  const store = folderStore(place)
  const past = await largePast(store, now)
  const moved = await largeReports(reports, past, now)
  const running: ChildProcess[] = []
  return {
    ...{ store, past, moved },
    async start(...options) {
      const started = spawn(
        process.execPath,
        [...COMMAND, 'console', '--port', '0', '--store', place, ...options],
        {
          cwd: REPOSITORY,
          env: { ...process.env, CROSSBOOK_REPORTS: reports },
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      )
      running.push(started)
      return { link: await linkOf(started), close: () => end(started) }
    },
    async close() {
      await Promise.all(running.map((started) => end(started)))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function end(started: ChildProcess) {
  if (started.exitCode !== null) return
  const ended = once(started, 'exit')
  started.kill('SIGINT')
  await ended
}

/** Returns the link that the console prints. If the console ends before, rejects with its output. */
async function linkOf({ stdout, stderr }: ChildProcess) {
  if (!stdout || !stderr) throw new Error('The console prints nowhere')
  let output = ''
  stderr.on('data', (bytes: Buffer) => (output += bytes.toString()))
  for await (const line of createInterface(stdout)) {
    const link = LINK.exec(line)?.[0]
    if (link !== undefined) return link
    output += `${line}\n`
  }
  throw new Error(`The console did not start: ${output}`)
}
