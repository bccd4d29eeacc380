import type { Page } from '@playwright/test'
import { watchViolations } from '@crossbook/verification'
import { watchHeading } from '../prerender/prerenderedPage'
import { started } from '../site/started'
import { UNKNOWN_PATH } from '../site/routes'
import { expect, test } from '../site/test'
import { DESKTOP } from '../site/devices'
import { DESK_CHECKS, PAGE_CHECKS, TRADER_CHECKS } from './pageChecks'
import { createOpener, pathsFor, VISITORS, WALK_MS } from './visitors'

test.describe.configure({ timeout: WALK_MS })

/** Long enough for a frame to be painted between two waves of files, so that a shift between them is seen. */
const ROUND_TRIP_MS = 50

// Opening a page takes longer than any check of it, so one walk makes all checks. Rules: [LST-11] [LST-17] [SHL-60] [SHL-68]
for (const { who, visitor, device, tier } of VISITORS)
  test(
    `every page of ${who} passes all checks, and the policy refuses nothing`,
    tier,
    async ({ openAs, site }) => {
      const { page } = await openAs(visitor, device)
      await loadCold(page)
      await watchHeading(page)
      const refused = await watchViolations(page)
      const newComplaints = watchComplaints(page)
      const open = createOpener(page)
      const checks = [
        ...PAGE_CHECKS,
        ...(visitor === 'trader' ? TRADER_CHECKS : []),
        ...(device === DESKTOP ? DESK_CHECKS : []),
      ]
      const routes = pathsFor(visitor, site)
      for (const path of routes) {
        const response = await open(path)
        await started(page)
        for (const { finds, problems } of checks)
          expect
            .soft(await problems({ page, path, response, release: site.page }), `${finds} on ${path}`)
            .toEqual([])
        expect
          .soft(newComplaints(), `complaints on ${path}`)
          .toEqual(path === UNKNOWN_PATH ? OF_UNKNOWN_PATH : [])
      }
      console.log(
        `${routes.length} pages of ${who}: ${checks.length} checks each, ${refused.length} violations of the policy`,
      )
      expect(refused).toEqual([])
    },
  )

const OF_UNKNOWN_PATH = [
  'Failed to load resource: the server responded with a status of 404 (Not Found)',
  `Page not found: ${UNKNOWN_PATH}`,
]

/** Loads every page without cached files, and with a delay for every file. */
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

/** Collects errors, warnings and refusals of the policy in the console; each call returns those since the previous call. */
function watchComplaints(page: Page) {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  return () => complaints.splice(0)
}
