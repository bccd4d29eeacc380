import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { createClient } from '@libsql/client'
import { browserAt } from './browserAt'

const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url))

/** The service's clock. */
const TIMES = [
  ['mail_pauses', 'sent_at'],
  ['mail_tokens', 'sent_at'],
  ['sign_ups', 'created_at'],
  ['auth_codes', 'made_at'],
  ['sessions', 'created_at'],
  ['sessions', 'refreshed_at'],
] as const

/** A local site with nothing but the auth service, in its own process and on a free port. */
export async function openLocalSite({ confirmEmails = false } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'crossbook-auth-'))
  let running = await launch(dataDir, '0', confirmEmails)

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(running.origin + path, { redirect: 'manual', headers })

  async function stop(signal: 'SIGTERM' | 'SIGKILL') {
    const exited = once(running.process, 'exit')
    running.process.kill(signal)
    await exited
  }

  return {
    dataDir,
    origin: running.origin,
    publicKey: () => running.publicKey,
    /** Ends the process with a signal, and starts another one on the same data and port. */
    async restart(signal: 'SIGTERM' | 'SIGKILL') {
      await stop(signal)
      running = await launch(dataDir, new URL(running.origin).port, confirmEmails)
    },
    /** Returns a new browser, with the client that the site uses. */
    browser: (flowType: 'implicit' | 'pkce' = 'implicit') =>
      browserAt(running.origin, { key: running.publicKey, flowType }),
    get,
    /** Returns the links of the mails to an address, newest first. */
    async linksTo(email: string) {
      const page = await (await get('/mailbox')).text()
      return page
        .split('<li>')
        .filter((item) => item.includes(email))
        .map((item) => /href="([^"]+)"/.exec(item)?.[1]?.replaceAll('&amp;', '&') ?? '')
    },
    /** Sends a body to an endpoint with the public key, even a body that no client would send. */
    send: (
      endpoint: string,
      body: unknown,
      { method = 'POST', token }: { method?: string; token?: string } = {},
    ) =>
      fetch(`${running.origin}/auth/v1/${endpoint}`, {
        method,
        headers: {
          apikey: running.publicKey,
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    /** Makes all mails, tokens and sessions so many minutes older, without waiting. */
    async letPass(minutes: number) {
      const database = createClient({ url: `file:${join(dataDir, 'sign-in.db')}` })
      const args = [minutes * 60_000]
      for (const [table, column] of TIMES)
        await database.execute({ sql: `update ${table} set ${column} = ${column} - ?`, args })
      database.close()
    },
    async close() {
      await stop('SIGTERM')
      await rm(dataDir, { recursive: true })
    },
  }
}

async function launch(dataDir: string, port: string, confirmEmails: boolean) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', SERVE, dataDir, port, confirmEmails ? 'confirm' : ''],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  for await (const line of createInterface({ input: child.stdout })) {
    return { process: child, ...(JSON.parse(line) as { origin: string; publicKey: string }) }
  }
  throw new Error('The service ended before it served')
}
