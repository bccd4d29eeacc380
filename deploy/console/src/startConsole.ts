import { setTimeout } from 'node:timers/promises'
import { listen } from '@crossbook/site-server'
import { createConsole } from './createConsole'
import { createAccessControl } from './access/accessControl'
import { openEvents } from './events'
import { builtPage } from './page/builtPage'
import { openReading, type ReadingOptions } from './reading/reading'
import type { RunRelease } from './runRelease'
import { type Opened, overview } from './views/overview'
import { failure, type Result, success } from '@crossbook/contract'

/** A console that listens on this machine. */
interface RunningConsole {
  /** Lets one browser in. */
  link: string
  port: number
  close(): Promise<void>
}

interface ConsoleOptions extends Opened, ReadingOptions {
  /** 0 for a free one. */
  port: number
  run: RunRelease
  /** Reports the start of slow work. */
  log(message: string): void
}

/** Why a console does not start. */
type ConsoleProblem =
  | { kind: 'listen'; problem: Extract<Awaited<ReturnType<typeof listen>>, { ok: false }>['problem'] }
  | { kind: 'page'; message: string }

/** Milliseconds that the link waits for a large store. After that, the page opens and shows that it is still loading. */
const READ_AHEAD_MS = 3_000

/** Starts a console on the loopback address of this machine. Builds its page first if the page is missing or older than its source. */
export async function startConsole(options: ConsoleOptions): Promise<Result<RunningConsole, ConsoleProblem>> {
  const files = await builtPage(options.log)
  if (!files.ok) return failure({ kind: 'page', message: files.problem })
  const listening = await listen('localhost', options.port)
  if (!listening.ok) return failure({ kind: 'listen', problem: listening.problem })
  const listener = listening.value
  const reading = openReading(options)
  const { writes, place, run } = options
  const events = openEvents(reading)
  const access = createAccessControl(listener.port)
  const console = createConsole({
    answering: { reading, run, writes, place },
    ...{ events, access, files: files.value },
  })
  listener.setHandler((request) => console(request))
  // Reads the first view ahead and caches immutable data, so that the page appears within a second of opening the link. Errors are ignored
  // here: the page's own request reports them.
  await Promise.race([
    overview(reading, { writes, place }).catch(() => undefined),
    setTimeout(READ_AHEAD_MS, undefined, { ref: false }),
  ])
  return success({
    link: access.link,
    port: listener.port,
    async close() {
      events.close()
      await listener.close()
    },
  })
}
