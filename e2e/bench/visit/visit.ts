import { PAGE_MARKUP } from '@crossbook/contract'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { SESSION_KEY } from '../../site/accounts'
import { READY, RECORD, watchPage, type PageRecord, type WatchOrder } from './watchPage'

/** The cost of one cold visit; milliseconds since the navigation. */
export interface Visit {
  largestPaint: number
  layoutShift: number
  /** When the page is interactive: a menu of the header opens at a click, and the screen has started. */
  answers: number
}

/** Milliseconds of a round trip over slow 4G. The fronts add this delay. */
export const LATENCY_MS = 150

/** Slow 4G. Throughput in bytes a second. */
const NETWORK = {
  offline: false,
  latency: 0,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** The default factor by which the phone's processor is slower than this machine's. It is Lighthouse's own figure. */
export const SLOWDOWN = 4

/** A longer task delays a click. */
const LONG_TASK_MS = 50

const MENU_BUTTON = 'header nav button[aria-expanded]'
const HEADING = 'main h1'

/** Milliseconds after which a page that is not interactive is given up. */
export const PATIENCE_MS = 30_000

/** Milliseconds to wait for the fonts or a frame of a loaded page. */
const SETTLING_MS = 5_000

/** The page of a visit, and its phone. */
export interface Visited {
  url: string
  /** The stored session that its browser has; undefined for a visitor. */
  session: string | undefined
  /** How many times slower than this machine's its processor is. */
  slowdown: number
}

/** Visits a page with an empty cache on a slow network and a slow processor, and clicks until it answers. */
export function visit(browser: Browser, visited: Visited): Promise<Visit> {
  return withPage(browser, visited, MENU_BUTTON, async (page) => {
    await goUntilReady(page, visited.url)
    const { largestPaint, layoutShift, screenInteractive, menuOpened } = await settledRecord(page)
    return {
      largestPaint,
      layoutShift,
      answers: Math.max(screenInteractive ?? Infinity, menuOpened ?? Infinity),
    }
  })
}

/**
 * Returns the total blocking time: the milliseconds by which tasks after a page's first paint exceeded 50 each, until the page is ready
 * and idle and its network has been idle for half a second. Late work, such as drawing a chart, is included. Nothing is clicked
 * meanwhile: a click makes React hydrate everything at once, and the visitor waits for it anyway.
 */
export function blockingTime(browser: Browser, visited: Visited): Promise<number> {
  return withPage(browser, visited, null, async (page) => {
    await goUntilReady(page, visited.url)
    await page.waitForLoadState('networkidle')
    const { firstPaint, longTasks } = await settledRecord(page)
    const after = longTasks.filter(({ start, duration }) => start + duration > firstPaint)
    return after.reduce((sum, { duration }) => sum + duration - LONG_TASK_MS, 0)
  })
}

/** Visits a page without scripts, which never becomes interactive, until its largest paint. Returns the time of that paint. */
export function visitStatic(browser: Browser, visited: Visited): Promise<number> {
  return withPage(browser, visited, null, async (page) => {
    await page.goto(visited.url, { waitUntil: 'load' })
    return (await settledRecord(page)).largestPaint
  })
}

/** Stores the session in every page of the context, before any of the page's own scripts runs. */
export function storeSession(context: BrowserContext, session: string | undefined) {
  if (session === undefined) return Promise.resolve()
  return context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    session,
  ] as const)
}

/**
 * Opens a page and waits until its own watch reports that it is ready. Polling from outside would run in the page once it has loaded: in
 * our page right before it starts, and in the single build while that waits for a file anyway.
 */
async function goUntilReady(page: Page, url: string) {
  const ready = page
    .waitForEvent('console', { predicate: (message) => message.text() === READY, timeout: PATIENCE_MS })
    .catch((cause: unknown) => {
      throw new Error(`${url} did not answer within ${PATIENCE_MS / 1000} s`, { cause })
    })
  await Promise.all([page.goto(url, { waitUntil: 'load' }), ready])
}

async function withPage<T>(
  browser: Browser,
  { session, slowdown }: Visited,
  menuButton: string | null,
  act: (page: Page) => Promise<T>,
) {
  return inContext(browser, session, async (context) => {
    const page = await context.newPage()
    await watch(page, menuButton)
    await slowDown(page, { slowdown })
    return act(page)
  })
}

/** Runs an action in a separate browser, with an empty cache and this session stored. */
export async function inContext<T>(
  browser: Browser,
  session: string | undefined,
  act: (context: BrowserContext) => Promise<T>,
) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  try {
    await storeSession(context, session)
    return await act(context)
  } finally {
    await context.close()
  }
}

/** Makes every page that opens here keep its record. */
export function watch(page: Page, menuButton: string | null) {
  const order: WatchOrder = [RECORD, READY, HEADING, PAGE_MARKUP.starting, menuButton]
  return page.addInitScript(watchPage, order)
}

/** Slows down the processor to that of a phone, and by default the network as well. */
export async function slowDown(
  page: Page,
  { slowdown, network = true }: { slowdown: number; network?: boolean },
) {
  const session = await page.context().newCDPSession(page)
  if (network) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Returns the record once fonts have arrived, the page is idle and its paints are reported. Each wait has a time limit. */
function settledRecord(page: Page) {
  return page.evaluate(
    async ([name, patience]) => {
      // Has no named functions, because the loader of these files gives them their names with a helper that the page lacks.
      const waits: (() => Promise<unknown>)[] = [
        () => document.fonts.ready,
        () => new Promise((resolve) => requestIdleCallback(resolve)),
        () => new Promise((resolve) => requestAnimationFrame(resolve)),
        () => new Promise((resolve) => requestIdleCallback(resolve)),
        () => new Promise((resolve) => requestAnimationFrame(resolve)),
      ]
      for (const wait of waits)
        await Promise.race([wait(), new Promise((resolve) => setTimeout(resolve, patience))])
      await new Promise((resolve) => setTimeout(resolve, 100))
      return Reflect.get(globalThis, name) as PageRecord
    },
    [RECORD, SETTLING_MS] as const,
  )
}
