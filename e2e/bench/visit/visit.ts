import type { Browser, BrowserContext, Page } from '@playwright/test'
import { RECORD, watchPage, type PageRecord, type WatchOrder } from './watchPage'

/** What one cold visit cost; milliseconds since the navigation. */
export interface Visit {
  largestPaint: number
  layoutShift: number
  /** When the page answers: a menu of the header opens at a click, and the screen's heading is React's. */
  answers: number
}

/** Slow 4G. Throughput in bytes a second. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const CPU_SLOWDOWN = 4

const MENU_BUTTON = 'header nav button[aria-expanded]'
const HEADING = 'main h1'

/** Milliseconds after which a page that does not answer is given up. */
const PATIENCE_MS = 30_000

/** Visits a page with an empty cache on a slow network and a slow processor, and clicks until it answers. */
export function visit(browser: Browser, url: string): Promise<Visit> {
  return withPage(browser, MENU_BUTTON, async (page) => {
    await goUntil(page, url, ['headingOwned', 'menuOpened'])
    const { largestPaint, layoutShift, headingOwned, menuOpened } = await settledRecord(page)
    return { largestPaint, layoutShift, answers: Math.max(headingOwned ?? Infinity, menuOpened ?? Infinity) }
  })
}

/**
 * The longest task of a page between its first paint and the moment it is ready and idle, in milliseconds; tasks under 50 ms
 * count as 0. Nobody clicks meanwhile: a click makes React take over everything at once, and the visitor waits for it anyway.
 */
export function longestTask(browser: Browser, url: string): Promise<number> {
  return withPage(browser, undefined, async (page) => {
    await goUntil(page, url, ['idle'])
    const { firstPaint, longTasks, idle = Infinity } = await settledRecord(page)
    const between = longTasks.filter(({ start, duration }) => start + duration > firstPaint && start < idle)
    return Math.max(0, ...between.map(({ duration }) => duration))
  })
}

/** Visits a page that has no scripts and so never answers, until its largest paint. */
export function visitStatic(browser: Browser, url: string): Promise<number> {
  return withPage(browser, undefined, async (page) => {
    await page.goto(url, { waitUntil: 'load' })
    return (await settledRecord(page)).largestPaint
  })
}

async function goUntil(page: Page, url: string, known: readonly (keyof PageRecord)[]) {
  await page.goto(url, { waitUntil: 'load' })
  await page
    .waitForFunction(
      ([name, keys]) => {
        const record: object = Reflect.get(globalThis, name)
        return keys.every((key) => Reflect.get(record, key) !== undefined)
      },
      [RECORD, known] as const,
      { timeout: PATIENCE_MS },
    )
    .catch((cause: unknown) => {
      throw new Error(`${url} did not answer within ${PATIENCE_MS / 1000} s`, { cause })
    })
}

async function withPage<T>(
  browser: Browser,
  menuButton: string | undefined,
  act: (page: Page) => Promise<T>,
) {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  try {
    const page = await context.newPage()
    const order: WatchOrder = [RECORD, HEADING, menuButton]
    await page.addInitScript(watchPage, order)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    return await act(page)
  } finally {
    await context.close()
  }
}

/** The record once fonts have arrived, the page is idle and what it has painted is reported. */
function settledRecord(page: Page) {
  return page.evaluate(async (name) => {
    await document.fonts.ready
    for (let turn = 0; turn < 2; turn += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
    return Reflect.get(globalThis, name) as PageRecord
  }, RECORD)
}
