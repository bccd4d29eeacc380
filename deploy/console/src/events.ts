import type { ConsoleEvent } from './documents'
import { channelsNow, type Reading } from './reading/reading'

/** Milliseconds between reads of the store while a page is open. Changes from other machines appear within this time. */
const LOOK_MS = 2_000

/** The page reloads reports once in so many reads of the store. Reports arrive every second, but the figures change slowly. */
const LOOKS_BETWEEN_REPORTS = 15

/** Sends changes of the store to the open pages. */
export interface Events {
  /** A response that stays open until its page is closed or the console ends. */
  watch(request: Request): Response
  close(): void
}

/** Reads the store while a page is open, and notifies all open pages of changes. */
export function openEvents(reading: Reading): Events {
  const watchers = new Set<(event: ConsoleEvent) => void>()
  const ends = new Set<() => void>()
  let known: ReadonlyMap<string, string> | undefined
  let looks = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = async () => {
    const now = await marksOf(reading).catch(() => known ?? new Map<string, string>())
    const events = known ? changesBetween(known, now) : []
    looks += 1
    if (looks % LOOKS_BETWEEN_REPORTS === 0) events.push({ kind: 'reports' })
    known = now
    for (const event of events) for (const notify of watchers) notify(event)
    timer = watchers.size > 0 ? setTimeout(() => void look(), LOOK_MS) : undefined
  }

  return {
    watch(request) {
      const encoder = new TextEncoder()
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const notify = (event: ConsoleEvent) =>
            controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`))
          const end = () => {
            if (!ends.delete(end)) return
            watchers.delete(notify)
            controller.close()
          }
          watchers.add(notify)
          ends.add(end)
          request.signal.addEventListener('abort', end, { once: true })
          controller.enqueue(encoder.encode(': watching\n\n'))
          timer ??= setTimeout(() => void look())
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    },
    close() {
      clearTimeout(timer)
      for (const end of [...ends]) end()
    },
  }
}

/** Returns a short text for each channel and for its mixes, which changes when they do. */
async function marksOf(reading: Reading) {
  const { channels } = await channelsNow(reading)
  const marks = channels.map(async ({ channel, last }): Promise<[string, string][]> => {
    const mixes = last.settings?.acceptsMixes ? await reading.store.listMixes(channel) : []
    return [
      [channel, String(last.revision)],
      [`${channel} mixes`, mixes.toSorted().join(' ')],
    ]
  })
  return new Map((await Promise.all(marks)).flat())
}

function changesBetween(
  before: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): ConsoleEvent[] {
  const changed = [...now].filter(([name, mark]) => before.get(name) !== mark)
  const channels = changed.filter(([name]) => !name.includes(' '))
  return [
    ...channels.map(([channel, revision]): ConsoleEvent => ({
      kind: 'channel',
      channel,
      revision: Number(revision),
    })),
    ...(changed.length > channels.length ? [{ kind: 'mixes' } as const] : []),
  ]
}
