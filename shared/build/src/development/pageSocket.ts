import type WebpackDevServer from 'webpack-dev-server'
import type { PageMessage, Problem, Thrown } from './problem'

/** Messages from and to open pages. */
export interface OpenPages {
  /** Returns the current problems, for a page that opens. */
  problems(): readonly Problem[]
  /** Called with an error of a page. Resolves with the problem and its source; undefined for a message that a page cannot have sent. */
  onThrown(thrown: unknown): Promise<{ id: Thrown['id']; problem: Problem } | undefined>
}

/** A page's end of the dev server's web socket, with the members used here. The server exports no type for it. */
interface PageEnd {
  readyState: number
  send(text: string): void
  on(event: 'message', listener: (data: Buffer) => void): void
}

const IS_OPEN = 1

/** Exchanges messages with open pages on the dev server's web socket. Returns a function that sends the current problems to all of them. */
export function talkWithPages(server: WebpackDevServer, pages: OpenPages | undefined) {
  const socket = server.webSocketServer
  const ends = socket?.implementation as { on(event: 'connection', listener: (page: PageEnd) => void): void }
  if (pages)
    ends.on('connection', (page) => {
      // The dev server has already disconnected pages of other origins.
      if (page.readyState !== IS_OPEN) return
      send(page, { type: 'crossbook-problems', data: pages.problems() })
      page.on('message', (data) => {
        void pages.onThrown(parsed(data)).then((placed) => {
          if (placed && page.readyState === IS_OPEN) send(page, { type: 'crossbook-placed', data: placed })
        })
      })
    })

  return (problems: readonly Problem[]) => {
    if (pages && socket) server.sendMessage(socket.clients, 'crossbook-problems', problems)
  }
}

function send(page: PageEnd, message: PageMessage) {
  page.send(JSON.stringify(message))
}

function parsed(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8'))
  } catch {
    return undefined
  }
}
