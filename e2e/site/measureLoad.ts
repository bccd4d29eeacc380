import type { CDPSession, Page } from '@playwright/test'

/** One request of a page load, as the browser's network layer saw it. */
export interface LoadRequest {
  url: string
  type: string
  /** Seconds on the browser's monotonic clock. */
  started: number
  answered: number
  /** Compressed bytes of body and headers; 0 when it came from the cache of a preload. */
  bytes: number
  /** 1 for the document, then one more than the latest request whose answer it had to wait for. */
  wave: number
}

/** Everything a page fetched while it loaded. */
export interface PageLoad {
  requests: LoadRequest[]
  waves: number
  /** Compressed bytes of all scripts. */
  scriptBytes: number
}

/** Round trips are stretched so far that their order cannot be mistaken for noise of the machine. */
const ROUND_TRIP_MS = 250

/**
 * Loads a page cold, behind a slow round trip, and tells what it fetched and in how many waves. `arrived` waits for what a
 * visitor would call the page.
 */
export async function measureLoad(page: Page, url: string, arrived: (page: Page) => Promise<unknown>) {
  const session = await page.context().newCDPSession(page)
  const finished = await recordRequests(session)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await page.goto(url, { waitUntil: 'commit' })
  await arrived(page)
  await page.waitForLoadState('networkidle')
  return pageLoad(finished())
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

function pageLoad(recorded: Omit<LoadRequest, 'wave'>[]): PageLoad {
  const requests: LoadRequest[] = []
  for (const request of recorded.sort((a, b) => a.started - b.started)) {
    const before = requests.filter(({ answered }) => answered <= request.started)
    requests.push({ ...request, wave: 1 + Math.max(0, ...before.map(({ wave }) => wave)) })
  }
  return {
    requests,
    waves: Math.max(0, ...requests.map(({ wave }) => wave)),
    scriptBytes: requests
      .filter(({ url }) => new URL(url).pathname.endsWith('.js'))
      .reduce((total, { bytes }) => total + bytes, 0),
  }
}
