import { type Browser, chromium } from '@playwright/test'
import { openConsole } from '../../console/openConsole'
import { VIEWS } from '../../console/views'
import { launchOptions } from '../../site/launchOptions'
import { median } from '../figures'

/** Milliseconds within which a view must show its content. */
const MOST_MS = 1_000

/** Shown in a view until its data has arrived. */
const ASKING = 'Loading from the store…'

/** The first view of a console that has just started and has read nothing yet. */
const AFTER_THE_START = 'the matrix after the start'

/**
 * Opens every view of the console on a store with 100 remotes, 12 channels and 2,000 revisions, prints how long each took until its
 * content was painted, and returns whether all are within a second. Each round starts a new console.
 */
export async function measureConsole(rounds: number) {
  const made = await openConsole()
  const browser = await chromium.launch(launchOptions)
  try {
    const times = new Map<string, number[]>()
    for (let round = 0; round < rounds; round++) {
      const console = await made.start()
      for (const [view, ms] of await openedViews(browser, console.link))
        times.set(view, [...(times.get(view) ?? []), ms])
      await console.close()
    }
    const rows = [...times].map(([view, all]) => ({
      view,
      ms: Math.round(median(all)),
      slowest: Math.round(Math.max(...all)),
    }))
    console.table(rows)
    const slow = rows.filter(({ ms }) => ms > MOST_MS)
    for (const { view, ms } of slow) console.error(`${view} took ${ms} ms, allowed ${MOST_MS}.`)
    if (slow.length === 0) console.log(`Every view shows its content within ${MOST_MS} ms.`)
    return slow.length === 0
  } finally {
    await browser.close()
    await made.close()
  }
}

/** Returns the milliseconds of each view, in a browser that has opened the link. */
async function openedViews(browser: Browser, link: string): Promise<[view: string, ms: number][]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    const contentAt = async (address: string) => {
      await page.goto(address, { waitUntil: 'commit' })
      return page.evaluate(contentPainted, ASKING)
    }
    const first = await contentAt(link)
    const { origin } = new URL(page.url())
    const views: [string, number][] = []
    for (const { path } of VIEWS) views.push([path, await contentAt(origin + path)])
    return [[AFTER_THE_START, first], ...views]
  } finally {
    await context.close()
  }
}

/** Runs in the page, so it uses nothing outside itself. Returns milliseconds since the navigation when the heading and all answers were painted. */
function contentPainted(asking: string): Promise<number> {
  return new Promise((resolve) => {
    const changes = new MutationObserver(() => {
      if (!document.querySelector('main h1') || document.body.textContent?.includes(asking)) return
      changes.disconnect()
      requestAnimationFrame(() => {
        const painted = new MessageChannel()
        painted.port1.onmessage = () => resolve(performance.now())
        painted.port2.postMessage(undefined)
      })
    })
    changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    // Triggers the observer once, so that existing content is checked as well.
    document.documentElement.setAttribute('data-watched', '')
  })
}
