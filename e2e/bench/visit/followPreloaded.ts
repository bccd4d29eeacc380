import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { inContext, PATIENCE_MS, slowDown, watch, type Visited } from './visit'

/** A link to follow: its page, the path that it leads to, and the session. */
export interface Followed extends Omit<Visited, 'url'> {
  from: string
  path: string
}

/** How long somebody holds the button down: what a browser does as it goes down is done before it is let go. */
const PRESS_MS = 80

/** Begins what a page writes to its console once the screen is painted; the milliseconds that it took follow. */
const PRESSED = 'crossbook bench: pressed '

/**
 * Milliseconds from the press on a link of header or footer, whose screen has been loaded ahead since the pointer came to it, until the screen
 * is painted, on a processor that is slowed down.
 */
export function followPreloaded(
  browser: Browser,
  { from, path, session, slowdown }: Followed,
): Promise<number> {
  return inContext(browser, session, async (context) => {
    const page = await context.newPage()
    await watch(page, null)
    await page.goto(from, { waitUntil: 'networkidle' })
    // The footer leads everywhere but to the front page, to which the header's mark leads.
    const link = page.locator(`header a[href="${path}"], footer a[href="${path}"]`).last()
    await link.hover()
    await page.waitForLoadState('networkidle')
    await nothingLoads(page)
    await slowDown(page, { slowdown, network: false })
    await page.evaluate(watchPress, [path, PRESSED] as const)
    // As the hand does it: what Playwright's own click and a question to the page run in it would delay the very frame that is measured.
    const said = page.waitForEvent('console', {
      predicate: (message) => message.text().startsWith(PRESSED),
      timeout: PATIENCE_MS,
    })
    await page.mouse.down()
    await wait(PRESS_MS)
    await page.mouse.up()
    return Number((await said).text().slice(PRESSED.length))
  })
}

/** Until no file has arrived for half a second. */
function nothingLoads(page: Page) {
  return page.evaluate(async () => {
    for (let known = -1; known !== performance.getEntriesByType('resource').length;) {
      known = performance.getEntriesByType('resource').length
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  })
}

/**
 * Runs in the page, so it uses nothing outside itself. Notes how long after the click another screen's heading was painted at the path. That is when the frame
 * after the press is on the screen, as browsers measure it (Event Timing, in steps of 8 ms), or the one that has the heading, if that is
 * a later one.
 */
function watchPress([path, pressed]: readonly [path: string, pressed: string]) {
  const before = document.querySelector('main h1')
  const presented = new Promise<number>((resolve) => {
    // The threshold, the least that browsers take, is not in TypeScript's table of observer options yet.
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
      // The frame that shows it, and the first moment after that, before all that waits until it is shown.
      requestAnimationFrame(() => {
        void scheduler.postTask(() => resolve(performance.now() - since), { priority: 'user-blocking' })
      })
    })
    changes.observe(document, { subtree: true, childList: true, attributes: true })
  })
  void Promise.all([presented, painted]).then((taken) => console.debug(pressed + Math.max(...taken)))
}
