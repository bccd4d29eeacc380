import type { Page } from '@playwright/test'
import { UNKNOWN_PATH } from '../site/routes'
import { expect, test } from '../site/test'
import { pathsFor, walking, WALK_MS, WALKERS } from './walkers'

test.describe.configure({ timeout: WALK_MS })

/** Long enough for a frame to be painted between two waves of files, or a shift between them would not be seen. */
const ROUND_TRIP_MS = 50

/** Shift of a figure that gains or loses a digit, and moves nothing but itself: $1.00 becomes $0.9998. */
const ONE_FIGURE = 0.0005

const NARROWEST = { width: 320, height: 640 }

for (const { who, visitor, device } of WALKERS)
  test(`nothing moves and nothing is complained of while any page of ${who} loads`, async ({
    openAs,
    site,
  }) => {
    const { page } = await openAs(visitor, device)
    await loadCold(page)
    const complaints = complaintsOf(page)
    const open = walking(page)
    for (const path of pathsFor(visitor, site)) {
      await open(path)
      expect.soft(await layoutShifts(page), path).toEqual([])
      expect
        .soft(complaints(), path)
        .toEqual(
          path === UNKNOWN_PATH
            ? [
                'Failed to load resource: the server responded with a status of 404 (Not Found)',
                `Page not found: ${UNKNOWN_PATH}`,
              ]
            : [],
        )
    }
  })

for (const { who, visitor, device } of WALKERS)
  test(`nothing moves when prices do, on the pages of ${who}`, async ({ openAs }) => {
    const { page } = await openAs(visitor, device)
    const pages = [page, await page.context().newPage(), await page.context().newPage()]
    await Promise.all(
      ['/', '/features/prices', '/trading/spot'].map(async (path, at) => {
        const moving = pages[at] ?? page
        await walking(moving)(path)
        const before = await moving.getByRole('main').innerText()
        await expect.poll(() => moving.getByRole('main').innerText(), path).not.toBe(before)
        if (path === '/') await expect(moving.getByRole('group', { name: '2 of 3' })).toBeVisible()
        const shifts = await layoutShifts(moving)
        expect
          .soft(
            shifts.filter(({ value }) => value > ONE_FIGURE),
            path,
          )
          .toEqual([])
      }),
    )
  })

for (const visitor of ['visitor', 'trader'] as const)
  test(`no page scrolls sideways on the narrowest phone of a ${visitor}`, async ({ openAs, site }) => {
    const { page } = await openAs(visitor, { viewport: NARROWEST })
    const open = walking(page)
    for (const path of pathsFor(visitor, site)) {
      await open(path)
      expect.soft(await widerThanWindow(page), path).toEqual([])
    }
  })

/** Nothing comes from the cache, and every file takes a while. */
async function loadCold(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}

/** Collects errors, warnings and refusals of the security policy; each call hands over those since the last one. */
function complaintsOf(page: Page) {
  let complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  return () => {
    const handedOver = complaints
    complaints = []
    return handedOver
  }
}

/** Every shift of the page's layout since it began to load that nobody's input caused, with what was moved. */
function layoutShifts(page: Page) {
  return page.evaluate(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = observer.takeRecords() as LayoutShift[]
    observer.disconnect()
    return shifts
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .map(({ value, sources }) => ({
        value,
        moved: sources.map(({ node }) =>
          (node instanceof Element ? node.outerHTML : node?.nodeName)?.slice(0, 200),
        ),
      }))
  })
}

/** The elements that make the page wider than its window, if it is. */
function widerThanWindow(page: Page) {
  return page.evaluate(() => {
    const root = document.documentElement
    if (root.scrollWidth <= root.clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth)
      .map((element) => element.outerHTML.slice(0, 200))
  })
}
