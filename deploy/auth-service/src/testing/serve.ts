import { serve } from '@hono/node-server'
import { startAuthService } from '..'

// A site that is nothing but the auth service and its mailbox, in a process of its own, so that a test can kill it.
// Prints its origin when it serves.
const [dataDir, port = '0', confirm] = process.argv.slice(2)
if (dataDir === undefined) throw new Error('Usage: serve.ts <data folder> [port] [confirm]')

const server = serve({ fetch: answer, port: Number(port), hostname: '127.0.0.1' }, ({ port: taken }) => {
  void open(`http://localhost:${taken}`)
})

let service: Awaited<ReturnType<typeof startAuthService>> | undefined

async function open(siteUrl: string) {
  service = await startAuthService({ dataDir: dataDir ?? '', siteUrl, confirmEmails: confirm === 'confirm' })
  console.log(JSON.stringify({ origin: siteUrl, publicKey: service.publicKey }))
}

async function answer(request: Request) {
  const { pathname } = new URL(request.url)
  if (!service) return new Response('Starting', { status: 503 })
  // Tests are many visitors from one machine, so each states its own address.
  const caller = { address: request.headers.get('x-visitor') ?? '127.0.0.1' }
  if (pathname === '/mailbox')
    return service.mailboxPage?.(request, caller) ?? new Response('Off', { status: 404 })
  return service.fetch(request, caller)
}

process.on('SIGTERM', () => {
  server.close()
  void service?.close()
})
