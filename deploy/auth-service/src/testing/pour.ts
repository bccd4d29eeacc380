import { connect } from 'node:net'

interface Poured {
  readonly origin: string
  readonly publicKey: () => string
}

/** Pours up to 64 MB into a request; resolves with the bytes that were taken before the service hung up. */
export function pour(site: Poured, header: string) {
  const { hostname, port } = new URL(site.origin)
  const block = Buffer.alloc(65_536, 'x')
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), block, Buffer.from('\r\n')])
  return new Promise<number>((resolve) => {
    const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname)
    const poured = () => resolve(socket.bytesWritten - socket.writableLength)
    socket.on('close', poured).on('error', () => undefined)
    socket.resume()
    socket.write(
      `POST /auth/v1/signup HTTP/1.1\r\nHost: localhost:${port}\r\napikey: ${site.publicKey()}\r\nContent-Type: application/json\r\n${header}\r\n\r\n`,
    )
    let sent = 0
    const more = () => {
      while (sent < 64_000_000 && !socket.destroyed) {
        sent += block.length
        if (!socket.write(header.startsWith('T') ? chunk : block)) {
          socket.once('drain', more)
          return
        }
      }
      socket.destroy()
    }
    more()
  })
}
