import type { CDPSession, Page } from '@playwright/test'

/** One request of a page load, as the browser's network layer saw it. */
export interface LoadRequest {
  url: string
  type: string
  /** Seconds on the browser's monotonic clock. */
  started: number
  answered: number
  /** Compressed bytes of body and headers; 0 for a file from the preload cache. */
  bytes: number
  /** 1 for the document, then one more than the latest request whose answer it had to wait for. */
  wave: number
}

/** Everything a page fetched while it loaded. */
export interface PageLoad {
  requests: LoadRequest[]
  /** The number of waves of requests that the page waits for. */
  waves: number
  /** Compressed bytes of all scripts. */
  scriptBytes: number
}

/** Returns whether no page waits for an address, so that it does not count for the waves. Default: none. */
type IsUnawaited = (url: string) => boolean

const nothing: IsUnawaited = () => false

interface LoadOptions {
  /** Milliseconds; 250 by default. */
  roundTrip?: number | undefined
  isUnawaited?: IsUnawaited | undefined
}

/** Milliseconds. Such long round trips make it unlikely that noise of the machine changes the order of requests. */
const ROUND_TRIP_MS = 250

/** The second measurement on a machine that is busy with other work. */
const LONGER_ROUND_TRIPS_MS = [1000, 4000] as const

/**
 * Loads a page with an empty cache and slow round trips, and returns its requests and the number of waves. `arrived` waits until the page
 * is there for a visitor.
 */
export async function measureLoad(
  page: Page,
  url: string,
  arrived: (page: Page) => Promise<unknown>,
  { roundTrip = ROUND_TRIP_MS, isUnawaited = nothing }: LoadOptions = {},
) {
  const session = await page.context().newCDPSession(page)
  const finished = await recordRequests(session)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTrip,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await page.goto(url, { waitUntil: 'commit' })
  await arrived(page)
  await page.waitForLoadState('networkidle')
  // By then, all earlier events of the browser about its requests have arrived.
  await session.send('Network.enable')
  return pageLoad(finished(), isUnawaited)
}

/**
 * Like `measureLoad`, with a new context for each try. A busy machine may delay a request until another response has arrived. This looks
 * like an additional wave, but cannot hide one. A load with more waves than allowed is therefore measured again with longer round trips.
 */
export async function measureWaves(
  open: () => Promise<{ page: Page }>,
  url: string,
  arrived: (page: Page) => Promise<unknown>,
  allowed: number,
  isUnawaited?: IsUnawaited,
) {
  let load = await inOwnContext()
  for (const roundTrip of LONGER_ROUND_TRIPS_MS) {
    if (load.waves <= allowed) break
    load = await inOwnContext(roundTrip)
  }
  return load

  async function inOwnContext(roundTrip?: number) {
    const { page } = await open()
    try {
      return await measureLoad(page, url, arrived, { roundTrip, isUnawaited })
    } finally {
      await page.context().close()
    }
  }
}

async function recordRequests(session: CDPSession) {
  const requests = new Map<string, Omit<LoadRequest, 'wave'>>()
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (request.url.startsWith('data:')) return
    requests.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      started: timestamp,
      answered: Number.POSITIVE_INFINITY,
      bytes: 0,
    })
  })
  session.on('Network.responseReceived', ({ requestId, timestamp }) => {
    const request = requests.get(requestId)
    if (request) request.answered = timestamp
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  return () => [...requests.values()]
}

function pageLoad(recorded: Omit<LoadRequest, 'wave'>[], isUnawaited: IsUnawaited): PageLoad {
  const requests: LoadRequest[] = []
  for (const request of recorded.sort((a, b) => a.started - b.started)) {
    const before = requests.filter(({ answered }) => answered <= request.started)
    requests.push({ ...request, wave: 1 + Math.max(0, ...before.map(({ wave }) => wave)) })
  }
  return {
    requests,
    waves: Math.max(0, ...requests.filter(({ url }) => !isUnawaited(url)).map(({ wave }) => wave)),
    scriptBytes: requests
      .filter(({ url }) => new URL(url).pathname.endsWith('.js'))
      .reduce((total, { bytes }) => total + bytes, 0),
  }
}
