import { type IncomingMessage, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Socket } from 'node:net'
import { decoded } from './decoded'
import type { ProxySetting } from './proxyFor'

/** Why a proxy does not let a request through, as the end of a sentence for the person who runs the command. It contains no credentials. */
export class ProxyProblem extends Error {
  override readonly name = 'ProxyProblem'

  constructor(
    message: string,
    /** Whether the same request may work a moment later. */
    readonly isTransient: boolean,
  ) {
    super(message)
  }
}

/** Milliseconds that a proxy has to open a connection; less than the limit that the S3 client sets for one. */
const PATIENCE_MS = 4_000

const TRANSIENT_STATUSES = [429, 502, 503, 504]

/** Opens a connection to `host:port` with a proxy's CONNECT; rejects with a ProxyProblem. */
export async function openTunnel(setting: ProxySetting, host: string, port: number): Promise<Socket> {
  const proxy = readProxy(setting)
  const problem = (message: string, isTransient: boolean) =>
    new ProxyProblem(`the proxy ${proxy.origin}, which ${setting.variable} names, ${message}`, isTransient)
  const connecting = connectRequest(proxy, `${host.includes(':') ? `[${host}]` : host}:${port}`)
  return new Promise((resolve, reject) => {
    const refuse = ({ statusCode = 0 }: IncomingMessage) =>
      reject(problem(refusalMessage(statusCode, setting.variable), TRANSIENT_STATUSES.includes(statusCode)))
    connecting.once('connect', (answer, socket: Socket) => {
      socket.setTimeout(0)
      if (answer.statusCode === 200) return resolve(socket)
      socket.destroy()
      refuse(answer)
    })
    // A proxy without CONNECT answers like a web server.
    connecting.once('response', (answer) => {
      connecting.destroy()
      refuse(answer)
    })
    connecting.once('timeout', () => connecting.destroy(Object.assign(new Error(), { code: 'ETIMEDOUT' })))
    connecting.once('error', ({ code = 'no answer' }: NodeJS.ErrnoException) =>
      reject(problem(`cannot be reached (${code}); correct ${setting.variable}, or ${EXEMPT}`, true)),
    )
    connecting.end()
  })
}

const EXEMPT = 'put the host into NO_PROXY if it is reached without a proxy'

function refusalMessage(status: number, variable: string) {
  return status === 407
    ? `does not accept the credentials in ${variable} (407); write the user, a colon, the password and an @ before its host, both percent-encoded`
    : `refuses to connect to the server (${status}); ask the people who run it to allow that, or ${EXEMPT}`
}

function connectRequest(proxy: URL, target: string) {
  const isSecure = proxy.protocol === 'https:'
  const { username, password } = proxy
  const credentials = Buffer.from(`${decoded(username)}:${decoded(password)}`).toString('base64')
  return (isSecure ? httpsRequest : httpRequest)({
    host: proxy.hostname.replace(/^\[|\]$/g, ''),
    port: proxy.port || (isSecure ? 443 : 80),
    method: 'CONNECT',
    path: target,
    headers: {
      host: target,
      ...(username || password ? { 'proxy-authorization': `Basic ${credentials}` } : {}),
    },
    agent: false,
    timeout: PATIENCE_MS,
  })
}

function readProxy({ variable, value }: ProxySetting) {
  const text = /^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `http://${value}`
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol)) return url
  throw new ProxyProblem(
    `${variable} is not a usable proxy; write its address as http://host:port, with percent-encoded credentials`,
    false,
  )
}
