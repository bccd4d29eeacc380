import type { Page } from '@playwright/test'
import { DESKTOP, PHONE } from '../site/devices'
import { routesFor, UNKNOWN_PATH } from '../site/routes'
import type { TestSite } from '../site/startTestSite'
import { expect, test, type Visitor } from '../site/test'

/** Everybody who walks through the whole site, and on what. */
export const WALKERS = [
  { who: 'a visitor at a desk', visitor: 'visitor', device: DESKTOP },
  { who: 'a visitor on a phone', visitor: 'visitor', device: PHONE },
  { who: 'a trader at a desk', visitor: 'trader', device: DESKTOP },
  { who: 'a trader on a phone', visitor: 'trader', device: PHONE },
] as const satisfies readonly { who: string; visitor: Visitor; device: object }[]

/** Milliseconds after which a walk counts as hanging: it opens every page of the site, beside what other work there is. */
export const WALK_MS = 600_000

/** Every page that shows itself to this visitor: the release's routes, and the answer to unknown paths. */
export function pathsFor(visitor: Visitor, { page }: TestSite) {
  return [...routesFor(visitor, page).map(({ path }) => path), UNKNOWN_PATH]
}

/** Prepares a page for walking; the returned function opens a path and waits until nothing more comes of it. */
export function walking(page: Page) {
  const underWay = new Set<object>()
  let whenQuiet: () => void = () => undefined
  const ended = (request: object) => {
    underWay.delete(request)
    if (underWay.size === 0) whenQuiet()
  }
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  /** Told rather than looked for: looking now and then would take longer than most pages do. */
  const quiet = () =>
    underWay.size === 0 ? undefined : new Promise<void>((resolve) => (whenQuiet = resolve))

  return async (path: string) => {
    underWay.clear()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    do {
      await test.step(`${path} comes to rest`, async () => quiet())
      await painted(page)
    } while (underWay.size > 0)
    await expect(page, 'the page does not send its visitor elsewhere').toHaveURL(path)
    await expect(page.getByText('is not available right now'), path).toHaveCount(0)
  }
}

/** Fonts are there and what they changed has been painted. */
async function painted(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
}
