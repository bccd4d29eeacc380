import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Serves a site so that the main element of each page arrives in pieces. `next` is called before each piece but the first one. */
export async function servePieces(site: string, pieces: number, next: () => Promise<void>) {
  const { hostname, port } = new URL(site)
  const server = createServer((asked, response) => {
    const { url, method, headers } = asked
    const isPage = headers['sec-fetch-dest'] === 'document'
    const forwarded = {
      ...headers,
      host: `${hostname}:${port}`,
      ...(isPage ? { 'accept-encoding': '' } : {}),
    }
    const upstream = request({ hostname, port, path: url, method, headers: forwarded }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      if (!isPage) return void answer.pipe(response)
      void textOf(answer).then(async (html) => {
        const [first = '', ...others] = piecesOf(html, pieces)
        response.write(first)
        for (const piece of others) {
          await next()
          response.write(piece)
        }
        response.end()
      })
    })
    asked.pipe(upstream)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Divides a page at tags, so that its main element is in pieces of about the same length. */
function piecesOf(html: string, pieces: number) {
  const from = html.indexOf('<main')
  const length = (html.indexOf('</main>') - from) / pieces
  const cuts = Array.from({ length: pieces - 1 }, (_, index) =>
    html.indexOf('<', from + Math.ceil((index + 1) * length)),
  )
  return [0, ...cuts].map((start, index) => html.slice(start, cuts[index]))
}

async function textOf(answer: AsyncIterable<Buffer>) {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  return Buffer.concat(parts).toString()
}
