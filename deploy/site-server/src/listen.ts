import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { failure, type Result, success } from '@crossbook/contract'
import { isLoopback, portAfter } from '@crossbook/releases'
import { hasCode } from '@crossbook/web-files'
import { getRequestListener } from '@hono/node-server'
import type { Caller } from './createSite'

/** Answers a request from a caller. */
export type Handler = (request: Request, caller: Caller) => Promise<Response>

/** An address on which the process listens. Until a handler is set, visitors get a message to wait. */
export interface Listener {
  port: number
  setHandler(handler: Handler): void
  /** Stops listening. Running responses get a moment to end. */
  close(): Promise<void>
}

/** Why an address cannot be listened on. */
export type ListenProblem = {
  kind: 'portTaken' | 'portForbidden' | 'addressUnknown' | 'loopbackAbsent'
  host: string
  port: number
}

/** Time limits for the arrival of a request: its headers, and the whole of it. */
const ARRIVAL = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 }

/** Time for running responses before their connections are cut. */
const CLOSE_GRACE_MS = 1_000

/** A machine's addresses for itself; some machines have only one of them. */
const LOOPBACK = ['127.0.0.1', '::1']

/** Listens on an address; a loopback name means both of the machine's own addresses, as browsers try them. */
export async function listen(host: string, port: number): Promise<Result<Listener, ListenProblem>> {
  let handler: Handler = () =>
    Promise.resolve(
      new Response('Crossbook is starting.\n', { status: 503, headers: { 'retry-after': '5' } }),
    )
  const listener = getRequestListener((request, { incoming }) =>
    handler(request, { address: incoming.socket.remoteAddress ?? '' }),
  )
  const servers: Server[] = []
  const close = () => Promise.all(servers.map(closeServer)).then(() => undefined)
  try {
    const serve = (request: IncomingMessage, response: ServerResponse) => {
      if (hasOneHost(request)) void listener(request, response)
      else response.writeHead(400, { connection: 'close' }).end('A request must name one host.\n')
    }
    for (const address of isLoopback(host) ? LOOPBACK : [host]) {
      const opened = open(createServer(ARRIVAL, serve).on('clientError', answerUnreadable), address, port)
      const server = await (isLoopback(host) ? opened.catch(absentAddress) : opened)
      if (server) servers.push(server)
      // A port that is free on one address may be taken on the other.
      if (server && port === 0) break
    }
    const [main] = servers
    if (!main) return failure({ kind: 'loopbackAbsent', host, port })
    const bound = (main.address() as AddressInfo).port
    return success({ port: bound, setHandler: (next) => void (handler = next), close })
  } catch (error) {
    await close()
    if (hasCode(error, 'EADDRINUSE')) return failure({ kind: 'portTaken', host, port })
    if (hasCode(error, 'EACCES')) return failure({ kind: 'portForbidden', host, port })
    if (hasCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENOTFOUND', 'EAI_AGAIN'))
      return failure({ kind: 'addressUnknown', host, port })
    throw error
  }
}

const LISTEN_MESSAGES: Record<ListenProblem['kind'], (problem: ListenProblem, command: string) => string> = {
  portTaken: ({ port }, command) =>
    `Port ${port} is used by another program: stop that program, or choose another port with PORT=${portAfter(port)} ${command}.`,
  portForbidden: ({ port }, command) =>
    `This account may not listen on port ${port}: choose one above 1023, such as PORT=3000 ${command}.`,
  addressUnknown: ({ host }) =>
    `HOST is "${host}", which is not an address of this machine: set another one, or leave it out.`,
  loopbackAbsent: (_, command) =>
    `This machine has neither 127.0.0.1 nor ::1, its addresses for itself: bring up its loopback interface and run ${command} again.`,
}

/** A listening problem in one sentence, for the user who typed the command. */
export function listenMessage(problem: ListenProblem, command = 'npm start') {
  return LISTEN_MESSAGES[problem.kind](problem, command)
}

/** Returns whether a request names one host. Of two names, a proxy may have checked the other one. */
function hasOneHost({ rawHeaders }: IncomingMessage) {
  return rawHeaders.filter((word, at) => at % 2 === 0 && word.toLowerCase() === 'host').length === 1
}

/** Answers to unreadable requests, by code; all others are bad requests. */
const UNREADABLE: Readonly<Record<string, readonly string[]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Payload Too Large'],
  // Deletes the cookies. Otherwise a script that sets too many would lock the visitor out for good, even after a rollback.
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'clear-site-data: "cookies"'],
}

const TOO_MANY_COOKIES =
  'Your browser sent more cookies than this site accepts. This response deletes them: reload the page.\n'

/** Answers an unreadable request, and closes its connection once the client has had time to send the rest. */
function answerUnreadable(error: Error & { code?: string }, socket: Duplex) {
  if (!socket.writable || hasCode(error, 'ECONNRESET')) return void socket.destroy()
  const [status = '400 Bad Request', ...headers] = UNREADABLE[error.code ?? ''] ?? []
  const body = hasCode(error, 'HPE_HEADER_OVERFLOW') ? TOO_MANY_COOKIES : ''
  const lines = [
    `HTTP/1.1 ${status}`,
    ...headers,
    'content-type: text/plain; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
  // A connection that is closed with bytes unread is reset, and the browser shows no answer.
  socket.removeAllListeners('data').resume()
  const cut = setTimeout(() => socket.destroy(), CLOSE_GRACE_MS)
  socket.once('close', () => clearTimeout(cut))
}

async function open(server: Server, host: string, port: number) {
  await once(server.listen({ host, port }), 'listening')
  return server
}

/** Ignores the error of a machine without IPv4 or without IPv6, which is served on its other address alone. */
function absentAddress(error: unknown) {
  if (hasCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT')) return undefined
  throw error
}

async function closeServer(server: Server) {
  const cut = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS)
  await new Promise((resolve) => server.close(resolve))
  clearTimeout(cut)
}
