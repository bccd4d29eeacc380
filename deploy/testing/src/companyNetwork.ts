import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import path from 'node:path'
import type { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'
import { generate } from 'selfsigned'

interface ProxyOptions {
  /** Host names that only the proxy knows, each with its port on this machine. The proxy refuses all others. */
  hosts: Readonly<Record<string, number>>
  /** The required `user:password`. */
  credentials?: string
}

/** Starts a company's proxy on this machine: it opens connections with CONNECT and keeps a list of them. */
export async function startProxy({ hosts, credentials }: ProxyOptions) {
  const requested: string[] = []
  const open = new Set<Duplex>()
  const wanted = credentials && `Basic ${Buffer.from(credentials).toString('base64')}`
  const server = createServer((_request, response) => void response.writeHead(405).end())
  server.on('connect', ({ url = '', headers }, socket) => {
    requested.push(url)
    open.add(socket.on('error', () => socket.destroy()))
    if (wanted && headers['proxy-authorization'] !== wanted)
      return socket.end('HTTP/1.1 407 Proxy Authentication Required\r\nproxy-authenticate: Basic\r\n\r\n')
    const port = hosts[url.replace(/:\d+$/, '')]
    if (port === undefined) return socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    const onward = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      socket.pipe(onward).pipe(socket)
    })
    return onward.on('error', () => socket.destroy())
  })
  const port = await listening(server)
  return {
    port,
    /** `host:port` of each requested connection. */
    requested,
    close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}

/** A certificate for a name, and the file that makes Node trust it (NODE_EXTRA_CA_CERTS). */
export async function certificateFor(name: string, folder: string, dates: { from?: Date; to?: Date } = {}) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: name }], {
    ...{ keyType: 'ec', algorithm: 'sha256' },
    ...(dates.from ? { notBeforeDate: dates.from } : {}),
    ...(dates.to ? { notAfterDate: dates.to } : {}),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }],
  })
  const file = path.join(folder, `${name}.pem`)
  writeFileSync(file, cert)
  return { certificate: { key, cert }, file }
}

/** Starts a server that accepts and records all requests. Uses https if there is a certificate. */
export async function startReceiver(certificate?: { key: string; cert: string }) {
  const received: { url: string; body: string }[] = []
  const server = (certificate ? createSecureServer(certificate) : createServer()).on(
    'request',
    (request, response) => {
      void text(request).then((body) => {
        received.push({ url: request.url ?? '', body })
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      })
    },
  )
  const port = await listening(server)
  return {
    port,
    received,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function listening(server: ReturnType<typeof createServer>) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
