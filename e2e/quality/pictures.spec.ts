import { openSession } from '@crossbook/verification'
import type { Page } from '@playwright/test'
import { SESSION_KEY } from '../site/accounts'
import { DESKTOP, PHONE } from '../site/devices'
import { protectedRoutes, publicRoutes, sampled, UNKNOWN_PATH } from '../site/routes'
import { FULL } from '../site/tiers'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { drawnBy, noteDrawnBy, picturesDrawnBy } from './pictures/environment'
import { createOpener, WALK_MS } from '../walk/visitors'

test.describe.configure({ timeout: WALK_MS })

/** Whole pages at half their size: small files, in which a line that has moved is still seen. */
const HALF = { deviceScaleFactor: 0.5 }

/** The day that all pictures are of; greetings and sample dates depend on it. */
const NOON = new Date('2026-11-23T12:00:00.000Z')

const WINDOWS = [
  { window: 'desk', device: DESKTOP },
  { window: 'phone', device: PHONE },
] as const

/** The compared screens: one of each remote in `npm test`, all others in `npm run test:all`. */
const TIERS = [
  { which: 'one page of each remote', of: 'sample', tier: {} },
  { which: 'every other page', of: 'rest', tier: FULL },
] as const

for (const { window, device } of WINDOWS)
  for (const who of ['visitor', 'trader'] as const)
    for (const { which, of, tier } of TIERS)
      test(
        `${which} of a ${who} looks as it did, on a ${window}`,
        tier,
        async ({ browser, site }, { config }) => {
          const drawn = await drawnBy(browser)
          if (config.updateSnapshots !== 'none') noteDrawnBy(drawn)
          const before = picturesDrawnBy()
          test.skip(
            JSON.stringify(drawn) !== JSON.stringify(before),
            `The pictures of all pages were drawn by Chromium ${before?.chromium} and other fonts than Chromium ${drawn.chromium} has here, so they are not compared; pnpm pictures draws them anew.`,
          )
          const account = { email: `${window}@example.com`, password: 'correct horse' }
          const session =
            who === 'trader' ? await openSession(site.url, site.page.config, SESSION_KEY, account) : undefined
          const context = await browser.newContext({
            ...device,
            ...HALF,
            baseURL: site.url,
            // The test waits for the font, where users would see its fallback first.
            bypassCSP: true,
            // Prices are paused, and nothing fades.
            reducedMotion: 'reduce',
            storageState: {
              cookies: [],
              origins: [
                {
                  origin: site.url,
                  localStorage: session ? [{ name: SESSION_KEY, value: session }] : [],
                },
              ],
            },
          })
          const page = await context.newPage()
          await page.clock.setFixedTime(NOON)
          await waitForFonts(page)
          const open = createOpener(page)
          const routes = who === 'trader' ? protectedRoutes(site.page) : publicRoutes(site.page)
          const paths = sampled(routes, site.page)[of].map(({ path }) => path)
          if (of === 'rest' && who === 'visitor') paths.push(UNKNOWN_PATH)
          for (const path of paths) {
            await open(path)
            await started(page)
            await loadAllParts(page)
            await expect.soft(page).toHaveScreenshot(`${window}${path.replaceAll('/', '-')}.png`, {
              fullPage: true,
              scale: 'device',
            })
          }
          await context.close()
        },
      )

/** Charts, order books and tables are loaded when they come into view, which a picture of the whole page would do at some moment. */
async function loadAllParts(page: Page) {
  const scrollToNext = () =>
    page.locator('body').evaluate((body) => {
      // The text under the canvas of a drawn chart stays, hidden from screen readers.
      const waiting = [...body.querySelectorAll('p, div')].filter(
        (place) =>
          place.childElementCount === 0 &&
          place.ariaHidden !== 'true' &&
          /^Loading .+…$/.test(place.textContent ?? ''),
      )
      waiting[0]?.scrollIntoView()
      return waiting.length
    })
  await expect.poll(scrollToNext).toBe(0)
  await page.evaluate(() => {
    scrollTo(0, 0)
    // So are columns that scroll by themselves.
    for (const element of document.querySelectorAll('main *'))
      if (element.scrollTop > 0) element.scrollTop = 0
  })
}

/** Lets pages wait for their font, so that every run draws with it. */
function waitForFonts(page: Page) {
  return page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.replaceAll('font-display:optional', 'font-display:block') })
    },
  )
}
