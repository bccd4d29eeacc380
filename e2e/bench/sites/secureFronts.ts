import { createHash, X509Certificate } from 'node:crypto'
import { request as ask, type IncomingHttpHeaders } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { generate } from 'selfsigned'

/** A server that answers over HTTP/2, as production does. */
export interface Front {
  url: string
  close(): Promise<void>
}

/** A prepared answer. */
export interface Answer {
  headers: Readonly<Record<string, string>>
  body: Uint8Array
}

/** The tasks of a front in addition to forwarding. */
export interface FrontOptions {
  /** Answers in place of the server's, by path. */
  ready?: Readonly<Record<string, Answer>>
  /**
   * Milliseconds of a round trip to it; 0 by default. The front delays responses itself, because pages do not see the delay of the
   * browser's own simulation: the HTML would seem to arrive at once over any line.
   */
  latency?: number
}

/** Creates fronts, and provides the argument with which a browser trusts them. */
export interface Fronts {
  /** Chromium's argument that accepts their certificate as if an authority had signed it. */
  browserArgument: string
  /** Opens a front with HTTP/2 for the server at `origin`. */
  open(origin: string, options?: FrontOptions): Promise<Front>
}

/** Headers that belong to one connection and not to the answer. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding']

/** Creates fronts over HTTP/2, or over HTTP/1.1 as the local site serves pages: there a browser fetches six files at a time. */
export async function secureFronts(isHttp1 = false): Promise<Fronts> {
  const protocol = isHttp1 ? { allowHTTP1: true, ALPNProtocols: ['http/1.1'] } : {}
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  })
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  const hash = createHash('sha256').update(publicKey).digest('base64')
  return {
    browserArgument: `--ignore-certificate-errors-spki-list=${hash}`,
    async open(origin, { ready = {}, latency = 0 } = {}) {
      const server = createSecureServer({ key, cert, ...protocol }, async (request, response) => {
        if (latency > 0) await wait(latency)
        const answer = ready[request.url]
        if (answer) response.writeHead(200, answer.headers).end(answer.body)
        else forward(request, response, origin)
      })
      await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
      const { port } = server.address() as AddressInfo
      return {
        url: `https://localhost:${port}`,
        close: () => new Promise<void>((resolve) => server.close(() => resolve())),
      }
    },
  }
}

function forward(request: Http2ServerRequest, response: Http2ServerResponse, origin: string) {
  const headers = { ...ofTheAnswer(request.headers), host: new URL(origin).host }
  // Uses a new connection for each request: the server may close a kept one while it is used again.
  const options = { method: request.method, headers, agent: false } as const
  const forwarded = ask(new URL(request.url, origin), options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, ofTheAnswer(answer.headers))
    answer.pipe(response)
  })
  // A browser that has closed its page accepts no response any more.
  forwarded.on('error', () => response.destroy())
  request.pipe(forwarded)
}

/** HTTP/2's own pseudo headers begin with a colon. */
function ofTheAnswer(headers: IncomingHttpHeaders) {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_THE_CONNECTION.includes(name)),
  )
}
