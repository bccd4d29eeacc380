import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** An address that only this machine reaches. */
export interface OwnAddress {
  host: string
  port: number
}

/** Loopback addresses; some machines have only one of them. */
const LOOPBACK = ['127.0.0.1', '::1']

/** Returns a loopback address with a port that is currently free. */
export async function freeAddress(): Promise<OwnAddress> {
  const free = LOOPBACK.map(async (host) => ({ host, port: await freePort(host) }))
  const [first, second] = await Promise.allSettled(free)
  const found = first?.status === 'fulfilled' ? first : second
  if (found?.status === 'fulfilled') return found.value
  throw new Error('This machine has neither 127.0.0.1 nor ::1: bring up its loopback interface.')
}

/** Formats it as in the addresses of pages: `127.0.0.1:41000`, `[::1]:41000`. */
export function addressText({ host, port }: OwnAddress) {
  return `${host.includes(':') ? `[${host}]` : host}:${port}`
}

async function freePort(host: string) {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
