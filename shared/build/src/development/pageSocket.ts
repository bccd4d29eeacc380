import type WebpackDevServer from 'webpack-dev-server'
import type { PageMessage, Problem, Thrown } from './problem'

/** Messages from and to open pages. */
export interface OpenPages {
  /** All that is wrong at this moment, for a page that opens. */
  problems(): readonly Problem[]
  /** Something was thrown in a page: where it comes from; undefined for what a page cannot have sent. */
  onThrown(thrown: unknown): Promise<{ id: Thrown['id']; problem: Problem } | undefined>
}

/** A page's end of the dev server's web socket, as far as we use it; the server states no type for it. */
interface PageEnd {
  readyState: number
  send(text: string): void
  on(event: 'message', hear: (data: Buffer) => void): void
}

const IS_OPEN = 1

/** Joins the talk on a dev server's web socket; the returned function tells all open pages what is wrong from now on. */
export function talkWithPages(server: WebpackDevServer, pages: OpenPages | undefined) {
  const socket = server.webSocketServer
  const ends = socket?.implementation as { on(event: 'connection', hear: (page: PageEnd) => void): void }
  if (pages)
    ends.on('connection', (page) => {
      // The dev server has shown strangers the door by now.
      if (page.readyState !== IS_OPEN) return
      tell(page, { type: 'crossbook-problems', data: pages.problems() })
      page.on('message', (data) => {
        void pages.onThrown(parsed(data)).then((placed) => {
          if (placed && page.readyState === IS_OPEN) tell(page, { type: 'crossbook-placed', data: placed })
        })
      })
    })

  return (problems: readonly Problem[]) => {
    if (pages && socket) server.sendMessage(socket.clients, 'crossbook-problems', problems)
  }
}

function tell(page: PageEnd, message: PageMessage) {
  page.send(JSON.stringify(message))
}

function parsed(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8'))
  } catch {
    return undefined
  }
}
