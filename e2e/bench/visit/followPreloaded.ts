import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { inContext, PATIENCE_MS, slowDown, watch, type Visited } from './visit'

/** A link to follow: its page, the path that it leads to, and the session. */
export interface Followed extends Omit<Visited, 'url'> {
  from: string
  path: string
}

/** Milliseconds for which a user holds the mouse button down. The browser's work at the start of the click ends within this time. */
const PRESS_MS = 80

/** Start of the page's console message once the screen is painted. The measured milliseconds follow. */
const PRESSED = 'crossbook bench: pressed '

/**
 * Returns the milliseconds from the click on a link in the header or footer until its screen is painted, with a slowed-down processor.
 * The screen has been preloaded since the pointer reached the link.
 */
export function followPreloaded(
  browser: Browser,
  { from, path, session, slowdown }: Followed,
): Promise<number> {
  return inContext(browser, session, async (context) => {
    const page = await context.newPage()
    await watch(page, null)
    await page.goto(from, { waitUntil: 'networkidle' })
    // The footer has links to all pages except the front page, which the header's logo links to.
    const link = page.locator(`header a[href="${path}"], footer a[href="${path}"]`).last()
    await link.hover()
    await page.waitForLoadState('networkidle')
    await nothingLoads(page)
    await slowDown(page, { slowdown, network: false })
    await page.evaluate(watchPress, [path, PRESSED] as const)
    // Clicks with the mouse as a user does. Playwright's own click and a query in the page would run code there and delay the measured
    // frame.
    const reported = page.waitForEvent('console', {
      predicate: (message) => message.text().startsWith(PRESSED),
      timeout: PATIENCE_MS,
    })
    await page.mouse.down()
    await wait(PRESS_MS)
    await page.mouse.up()
    return Number((await reported).text().slice(PRESSED.length))
  })
}

/** Waits until no file has arrived for half a second. */
function nothingLoads(page: Page) {
  return page.evaluate(async () => {
    for (let known = -1; known !== performance.getEntriesByType('resource').length;) {
      known = performance.getEntriesByType('resource').length
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  })
}

/**
 * Runs in the page, so it uses no outer variables. Reports the milliseconds from the click until another screen's heading was painted at
 * the path. The time is that of the first frame after the click, as browsers measure it (Event Timing, in steps of 8 ms), or of the frame
 * with the heading if that is later.
 */
function watchPress([path, pressed]: readonly [path: string, pressed: string]) {
  const before = document.querySelector('main h1')
  const presented = new Promise<number>((resolve) => {
    // The threshold is the lowest that browsers accept. TypeScript's type of observer options does not have it yet.
    const wanted = { type: 'event', durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'click') resolve(duration)
    }).observe(wanted)
  })
  const painted = new Promise<number>((resolve) => {
    let since = 0
    document.addEventListener('click', ({ timeStamp }) => (since = timeStamp), {
      capture: true,
      once: true,
    })
    const changes = new MutationObserver(() => {
      const heading = document.querySelector('main h1')
      if (location.pathname !== path || !heading || heading === before) return
      changes.disconnect()
      // Waits for the frame that shows it, and then for the first moment after that, before any work that waits until it is shown.
      requestAnimationFrame(() => {
        void scheduler.postTask(() => resolve(performance.now() - since), { priority: 'user-blocking' })
      })
    })
    changes.observe(document, { subtree: true, childList: true, attributes: true })
  })
  void Promise.all([presented, painted]).then((taken) => console.debug(pressed + Math.max(...taken)))
}
