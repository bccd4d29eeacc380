import type { ConsoleEvent } from './documents'
import { channelsNow, type Reading } from './reading/reading'

/** Milliseconds between reads of the store while a page is open. Changes from other machines appear within this time. */
const LOOK_MS = 2_000

/** The page reloads reports once in so many reads of the store. Reports arrive every second, but the figures change slowly. */
const LOOKS_BETWEEN_REPORTS = 15

/** Sends changes of the store to the open pages. */
export type Events = ReturnType<typeof openEvents>

/** Reads the store while a page is open, and notifies all open pages of changes. */
export function openEvents(reading: Reading) {
  const pages = new Set<ReadableStreamDefaultController<Uint8Array>>()
  const encoder = new TextEncoder()
  let known: readonly Mark[] | undefined
  let looks = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = async () => {
    const now = await marksOf(reading).catch(() => known ?? [])
    const events = known ? changesBetween(known, now) : []
    looks += 1
    if (looks % LOOKS_BETWEEN_REPORTS === 0) events.push({ kind: 'reports' })
    known = now
    for (const event of events)
      for (const page of pages) page.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`))
    timer = pages.size > 0 ? setTimeout(() => void look(), LOOK_MS) : undefined
  }
  const end = (page: ReadableStreamDefaultController<Uint8Array>) => {
    if (pages.delete(page)) page.close()
  }

  return {
    /** A response that stays open until its page is closed or the console ends. */
    watch(request: Request) {
      const body = new ReadableStream<Uint8Array>({
        start(page) {
          pages.add(page)
          request.signal.addEventListener('abort', () => end(page), { once: true })
          page.enqueue(encoder.encode(': watching\n\n'))
          timer ??= setTimeout(() => void look())
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    },
    close() {
      clearTimeout(timer)
      for (const page of [...pages]) end(page)
    },
  }
}

type Mark = Awaited<ReturnType<typeof marksOf>>[number]

/** Returns the revision of each channel, and its mixes as a text that changes when they do. */
async function marksOf(reading: Reading) {
  const { channels } = await channelsNow(reading)
  return Promise.all(
    channels.map(async ({ channel, last: { revision, settings } }) => {
      const mixes = settings?.acceptsMixes ? await reading.store.listMixes(channel) : []
      return { channel, revision, mixes: mixes.toSorted().join(' ') }
    }),
  )
}

function changesBetween(before: readonly Mark[], now: readonly Mark[]): ConsoleEvent[] {
  const earlier = new Map(before.map((mark) => [mark.channel, mark]))
  const moved = now.filter(({ channel, revision }) => earlier.get(channel)?.revision !== revision)
  const hasNewMixes = now.some(({ channel, mixes }) => earlier.get(channel)?.mixes !== mixes)
  return [
    ...moved.map(({ channel, revision }): ConsoleEvent => ({ kind: 'channel', channel, revision })),
    ...(hasNewMixes ? [{ kind: 'mixes' } as const] : []),
  ]
}
