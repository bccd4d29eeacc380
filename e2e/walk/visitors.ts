import type { Page, Request } from '@playwright/test'
import { DESKTOP, PHONE } from '../site/devices'
import { FULL } from '../site/tiers'
import { routesFor, UNKNOWN_PATH } from '../site/routes'
import type { TestSite } from '../site/startTestSite'
import { expect, test, type Visitor } from '../site/test'

/** The visitors who open every page, and their devices. Two of the four are part of `npm test`: together they see each screen at least once. */
export const VISITORS = [
  { who: 'a visitor at a desk', visitor: 'visitor', device: DESKTOP, tier: {} },
  { who: 'a trader on a phone', visitor: 'trader', device: PHONE, tier: {} },
  { who: 'a visitor on a phone', visitor: 'visitor', device: PHONE, tier: FULL },
  { who: 'a trader at a desk', visitor: 'trader', device: DESKTOP, tier: FULL },
] as const satisfies readonly { who: string; visitor: Visitor; device: object; tier: object }[]

/** Milliseconds after which a walk over every page counts as hanging, on a machine that also does other work. */
export const WALK_MS = 600_000

/** Paths of every page that this visitor can open: the routes of the release, and one unknown path. */
export function pathsFor(visitor: Visitor, { page }: TestSite) {
  return [...routesFor(visitor, page).map(({ path }) => path), UNKNOWN_PATH]
}

/**
 * Prepares a page for opening many paths. The returned function opens one, waits until its requests have ended and its fonts are
 * painted, and returns the response of its HTML.
 */
export function createOpener(page: Page) {
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  // Not every request of a page that is left is reported as ended.
  page.on('framenavigated', (frame) => frame === page.mainFrame() && pending.clear())

  return async (path: string) => {
    const response = await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    do {
      await expect
        .poll(() => [...pending].map((request) => request.url()), {
          message: `${path} has no pending request`,
          intervals: POLLED_EVERY,
        })
        .toEqual([])
      await test.step(`${path} is painted`, () => painted(page), { timeout: PAINTED_WITHIN })
    } while (pending.size > 0)
    await expect(page, 'the page does not redirect its visitor').toHaveURL(path)
    await expect(page.getByText('is not available right now'), path).toHaveCount(0)
    return response
  }
}

/** Milliseconds between looks at the pending requests: Playwright's own intervals are longer than most pages take. */
const POLLED_EVERY = [10]

/** Milliseconds after which a page that paints nothing counts as hanging. */
const PAINTED_WITHIN = 60_000

/** Resolves once the fonts are loaded and the text drawn with them is painted. */
async function painted(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
}
