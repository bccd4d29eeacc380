import { type IncomingHttpHeaders, request as httpRequest } from 'node:http'

/** An answer as it came: nothing is decoded. */
export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends a request to a port of this machine exactly as written: no path is tidied up, and only the Host header is added. */
export function rawRequest(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
  body = '',
) {
  return new Promise<RawAnswer>((resolve, reject) => {
    const host = `localhost:${port}`
    httpRequest({ host: '127.0.0.1', port, path, method, headers: { host, ...headers } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
      .on('error', reject)
      .end(body)
  })
}
