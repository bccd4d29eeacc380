import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { AuthClient } from '@supabase/supabase-js'

const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url))

interface LocalSiteOptions {
  readonly confirmEmails?: boolean
}

/** A local site with nothing but the auth service, in its own process and on a free port. */
export async function openLocalSite({ confirmEmails = false }: LocalSiteOptions = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'crossbook-auth-'))
  let running = await launch(dataDir, '0', confirmEmails)

  async function stop(signal: 'SIGTERM' | 'SIGKILL') {
    const exited = once(running.process, 'exit')
    running.process.kill(signal)
    await exited
  }

  return {
    dataDir,
    origin: running.origin,
    publicKey: () => running.publicKey,
    /** Ends the process as asked, and starts another one on the same data and port. */
    async restart(signal: 'SIGTERM' | 'SIGKILL') {
      await stop(signal)
      running = await launch(dataDir, new URL(running.origin).port, confirmEmails)
    },
    /** A browser of its own, with the client that the site uses. */
    browser: () => browserAt(running),
    get: (path: string) => fetch(running.origin + path, { redirect: 'manual' }),
    async close() {
      await stop('SIGTERM')
      await rm(dataDir, { recursive: true })
    },
  }
}

interface Running {
  readonly process: ChildProcess
  readonly origin: string
  readonly publicKey: string
}

async function launch(dataDir: string, port: string, confirmEmails: boolean): Promise<Running> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', SERVE, dataDir, port, confirmEmails ? 'confirm' : ''],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  for await (const line of createInterface({ input: child.stdout })) {
    const { origin, publicKey } = JSON.parse(line)
    return { process: child, origin, publicKey }
  }
  throw new Error('The service ended before it served')
}

let browsers = 0

function browserAt({ origin, publicKey }: Running) {
  const stored = new Map<string, string>()
  browsers += 1
  return new AuthClient({
    url: `${origin}/auth/v1`,
    headers: { apikey: publicKey },
    storageKey: `browser-${browsers}`,
    autoRefreshToken: false,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  })
}
