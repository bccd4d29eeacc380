import type { PageMessage, Placed, Problem, Thrown } from '../problem'

/** Address of the host's dev server, which webpack writes into the build. */
declare const CROSSBOOK_DEV_SERVER: string

const TRY_AGAIN_MS = 2_000

interface Listener {
  onProblems(problems: readonly Problem[]): void
  onPlaced(placed: Placed): void
}

/** Connects to the command that serves the page. Messages wait until it listens. */
export function openSocket(listener: Listener) {
  let socket: WebSocket | undefined
  const waiting: Thrown[] = []

  function send() {
    if (socket?.readyState !== WebSocket.OPEN) return
    for (const thrown of waiting.splice(0)) socket.send(JSON.stringify(thrown))
  }

  function open() {
    socket = new WebSocket(CROSSBOOK_DEV_SERVER)
    socket.addEventListener('open', send)
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as PageMessage
      if (message.type === 'crossbook-problems') listener.onProblems(message.data)
      else if (message.type === 'crossbook-placed') listener.onPlaced(message.data)
    })
    socket.addEventListener('close', () => setTimeout(open, TRY_AGAIN_MS))
  }

  open()
  return {
    send(thrown: Thrown) {
      waiting.push(thrown)
      send()
    },
  }
}
