import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A relay between a bucket and its clients: it counts requests, may add latency, and may be cut. */
export interface BucketRelay {
  /** The endpoint for clients. The S3 server behind it sees this address too, because requests are signed for it. */
  endpoint: string
  /** Every request so far with its status, such as `GET /releases/a.js 200`. */
  requests: string[]
  /** Delays each request by so many milliseconds. */
  setDelay(ms: number): void
  /** Blocks all requests until `restore` is called. */
  cut(): void
  restore(): void
  close(): Promise<void>
}

/** Starts a relay on a free port of this machine, before an S3 server. */
export async function startBucketRelay(endpoint: string): Promise<BucketRelay> {
  const { hostname, port } = new URL(endpoint)
  const requests: string[] = []
  let [delay, isCut] = [0, false]
  const server = createServer((request, response) => {
    void pause(delay).then(() => {
      if (isCut) return request.socket.destroy()
      const { method, url, headers } = request
      const onward = send({ hostname, port, method, path: url, headers }, (answer) => {
        requests.push(`${method} ${url} ${answer.statusCode}`)
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      onward.on('error', () => request.socket.destroy())
      return request.pipe(onward)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    setDelay: (ms) => void (delay = ms),
    cut: () => void (isCut = true),
    restore: () => void (isCut = false),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
