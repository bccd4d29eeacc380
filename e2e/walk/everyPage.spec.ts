import type { Page } from '@playwright/test'
import { differences } from '@crossbook/verification'
import { headingHasStood, watchHeading } from '../prerender/prerenderedPage'
import { started } from '../site/started'
import { UNKNOWN_PATH } from '../site/routes'
import { expect, test } from '../site/test'
import { axeViolations } from '@crossbook/verification'
import { layoutShifts } from '@crossbook/verification'
import { watchViolations } from '@crossbook/verification'
import { brokenWords } from './brokenWords'
import { voiceFaults } from './voiceFaults'
import { DESKTOP } from '../site/devices'
import { pathsFor, walking, WALK_MS, WALKERS } from './walkers'

test.describe.configure({ timeout: WALK_MS })

/** Long enough for a frame to be painted between two waves of files, or a shift between them would not be seen. */
const ROUND_TRIP_MS = 50

/** The narrowest phone that the site is made for, and what a window of 1280 by 720 leaves a page that is shown at twice its size. */
const NARROW = [
  { width: 320, height: 640 },
  { width: 640, height: 360 },
]

/** One walk looks at all of it: opening a page is the longest part of each look. */
for (const { who, visitor, device } of WALKERS)
  test(`on any page of ${who} nothing moves, complains, is refused, is drawn anew, is too wide or written in two ways [LST-11], and axe finds nothing`, async ({
    openAs,
    site,
  }) => {
    const { page } = await openAs(visitor, device)
    await loadCold(page)
    await watchHeading(page)
    const refused = await watchViolations(page)
    const complaints = complaintsOf(page)
    const open = walking(page)
    const paths = pathsFor(visitor, site)
    for (const path of paths) {
      await open(path)
      await started(page)
      expect.soft(await headingHasStood(page), `the prerendered heading still stands on ${path}`).toBe(true)
      expect.soft(await differences(page), `differences on ${path}`).toEqual([])
      expect.soft(await layoutShifts(page), `what moved on ${path}`).toEqual([])
      expect
        .soft(complaints(), `complaints on ${path}`)
        .toEqual(
          path === UNKNOWN_PATH
            ? [
                'Failed to load resource: the server responded with a status of 404 (Not Found)',
                `Page not found: ${UNKNOWN_PATH}`,
              ]
            : [],
        )
      expect.soft(await axeViolations(page), `axe on ${path}`).toEqual([])
      expect.soft(await voiceFaults(page), `written in two ways on ${path}`).toEqual([])
      if (device !== DESKTOP) continue
      for (const window of NARROW) {
        await page.setViewportSize(window)
        const where = `in ${window.width} px on ${path}`
        expect.soft(await widerThanWindow(page), `too wide ${where}`).toEqual([])
        expect.soft(await brokenWords(page), `words in two lines ${where}`).toEqual([])
      }
      await page.setViewportSize(device.viewport)
    }
    console.log(`${paths.length} pages of ${who}: ${refused.length} violations of the policy`)
    expect(refused).toEqual([])
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
