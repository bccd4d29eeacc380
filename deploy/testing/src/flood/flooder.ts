import { connect, type Socket } from 'node:net'
import { setInterval } from 'node:timers/promises'
import type { ReleaseId } from '@crossbook/contract'
import { faultReport, postedReports, visitReport } from '../sampleReports'

// Run by a test. Posts so many reports a second to a site on this machine, without waiting for responses. At the end, sends the results to
// the test.
const [port, release, perSecond, seconds] = process.argv.slice(2)

const CONNECTIONS = 40
const TICKS_PER_SECOND = 20

/** The limit of unanswered requests on a connection. A slower site is not sent more. */
const MOST_OPEN = 100

const of = (...reports: readonly unknown[]) => postedReports(release as ReleaseId, reports)
/** Half of the reports are plausible. The others are several kinds of junk. */
const BODIES: readonly ((count: number) => string)[] = [
  () => of(visitReport({ version: '1.0.0' })),
  () => of(faultReport({ version: '1.0.0' })),
  // A new fault each time, which is the largest load that plausible reports can cause.
  (count) => of(faultReport({ version: '1.0.0', error: `Error ${count}`, route: `/wallet/${count}` })),
  (count) => of(faultReport({ version: `7.0.${count}` })),
  (count) => postedReports(`r${String(count).padStart(16, '0')}` as ReleaseId, [visitReport()]),
  () => 'x'.repeat(1_000),
]
/** One report in so many is larger than the site accepts. */
const LARGE_EVERY = 200
const LARGE = 'x'.repeat(70_000)

let [sent, held, cut, isOver] = [0, 0, 0, false]
const answers: Record<string, number> = {}

function request(count: number) {
  const body = count % LARGE_EVERY === 0 ? LARGE : (BODIES[count % BODIES.length]?.(count) ?? '')
  return `POST /reports HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-length: ${body.length}\r\n\r\n${body}`
}

interface Connection {
  socket: Socket
  /** Number of reports on this connection that have no response yet. */
  open: number
  closed: Promise<void>
}

/** Opens a connection. On Linux, which has many loopback addresses, each connection has its own address. */
function connection(index: number): Connection {
  const localAddress = process.platform === 'linux' ? `127.0.0.${2 + index}` : '127.0.0.1'
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress })
  const made: Connection = {
    socket,
    open: 0,
    closed: new Promise((resolve) => void socket.once('close', () => resolve())),
  }
  socket.setEncoding('latin1')
  let rest = ''
  socket.on('data', (text: string) => {
    rest += text
    let end = 0
    for (const match of rest.matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
      const status = match[1] ?? ''
      answers[status] = (answers[status] ?? 0) + 1
      made.open -= 1
      end = match.index + match[0].length
    }
    if (isOver && made.open === 0) socket.destroy()
    // The beginning of the next response may be incomplete.
    rest = rest.slice(Math.max(end, rest.length - 'HTTP/1.1 200'.length))
  })
  socket.on('error', () => undefined)
  return made
}

/** Sends a large report on its own connection, because the site closes the connection after refusing the report. */
function sendLarge() {
  const large = connection(sent % CONNECTIONS)
  large.socket.write(request(sent))
  large.open += 1
  sent += 1
  connections.push(large)
}

const connections = Array.from({ length: CONNECTIONS }, (_, index) => connection(index))
const began = performance.now()
let ticks = 0
for await (const _ of setInterval(1_000 / TICKS_PER_SECOND)) {
  for (let each = 0; each < Number(perSecond) / TICKS_PER_SECOND; each++) {
    if (sent % LARGE_EVERY === 0) {
      sendLarge()
      continue
    }
    const index = sent % CONNECTIONS
    let at = connections[index]
    if (!at || at.socket.destroyed || at.socket.readableEnded) {
      cut += at?.open ?? 0
      connections[index] = at = connection(index)
    }
    if (at.open >= MOST_OPEN) held += 1
    else {
      at.socket.write(request(sent))
      at.open += 1
    }
    sent += 1
  }
  if (++ticks >= Number(seconds) * TICKS_PER_SECOND) break
}
const sentInSeconds = (performance.now() - began) / 1_000
// Waits until each report has a response or its connection has ended.
isOver = true
for (const { socket, open } of connections) if (open === 0) socket.destroy()
await Promise.all(connections.map(({ closed }) => closed))
for (const { open } of connections) cut += open
process.send?.({ sent, held, cut, answers, sentInSeconds })
