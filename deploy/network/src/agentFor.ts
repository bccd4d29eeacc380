import { Agent as HttpAgent, type ClientRequestArgs } from 'node:http'
import { Agent as HttpsAgent, type RequestOptions } from 'node:https'
import type { Duplex } from 'node:stream'
import { connect } from 'node:tls'
import { openTunnel } from './openTunnel'
import { type Environment, proxyFor, type ProxySetting } from './proxyFor'

type OnSocket = (error: Error | null, socket: Duplex) => void

/**
 * Returns the agent for Node's http and https requests to this address: one that uses the proxy that the environment names, or undefined
 * where it names none. Requests through it fail with a ProxyProblem where the proxy is the cause.
 * @example
 * request(url, { agent: agentFor(url, process.env) })
 */
export function agentFor(url: URL, environment: Environment): HttpAgent | undefined {
  const proxy = proxyFor(url, environment)
  if (!proxy) return undefined
  return url.protocol === 'https:' ? new ProxiedHttpsAgent(proxy) : new ProxiedHttpAgent(proxy)
}

const KEPT = { keepAlive: true, maxSockets: 50 }

class ProxiedHttpAgent extends HttpAgent {
  constructor(private readonly proxy: ProxySetting) {
    super(KEPT)
  }

  override createConnection({ host, port }: ClientRequestArgs, onSocket: OnSocket) {
    void settle(openTunnel(this.proxy, host ?? '', Number(port)), onSocket)
    return undefined
  }
}

class ProxiedHttpsAgent extends HttpsAgent {
  constructor(private readonly proxy: ProxySetting) {
    super(KEPT)
  }

  override createConnection(options: RequestOptions, onSocket: OnSocket) {
    const { host, port, servername } = options
    const connecting = openTunnel(this.proxy, host ?? '', Number(port)).then((socket) =>
      connect({ host: host ?? '', servername, socket, ALPNProtocols: ['http/1.1'] }),
    )
    void settle(connecting, onSocket)
    return undefined
  }
}

async function settle(connecting: Promise<Duplex>, onSocket: OnSocket) {
  const socket = await connecting.catch((error: Error) => {
    // Node's types ask for a socket, and its agents read none after an error.
    onSocket(error, undefined as unknown as Duplex)
    return undefined
  })
  if (socket) onSocket(null, socket)
}
