import { brotliDecompressSync, constants } from 'node:zlib'
import { withCompressed } from '@crossbook/web-files'
import type { Page } from '@playwright/test'
import { DESKTOP, PHONE } from '../site/devices'
import { giveFont } from '../site/hasFont'
import { protectedRoutes, routesFor, sampled } from '../site/routes'
import { FULL } from '../site/tiers'
import { expect, test } from '../site/test'
import { holdScripts } from './prerenderedPage'

/** What a new connection carries at once, ten packets less their headers: all else waits for another round trip. */
const FIRST_FLIGHT_BYTES = 14 * 1024

/** By so much of 255 a colour of one picture may differ from the other's: the same curve is now and then rounded by a step. */
const ROUNDING = 2

/** What is compared: one screen of each remote in `npm test`, all others in `npm run test:all`. */
const TIERS = [
  { which: 'one page of each remote', of: 'sample', tier: {} },
  { which: 'every other page', of: 'rest', tier: FULL },
] as const

for (const [device, use] of [
  ['phone', PHONE],
  ['desk', DESKTOP],
] as const)
  for (const as of ['visitor', 'trader'] as const)
    for (const { which, of, tier } of TIERS)
      test(
        `the first 14 KB of ${which} draw the whole first view of a ${as} on a ${device}`,
        tier,
        async ({ openAs, site }) => {
          test.slow()
          const { page } = await openAs(as, use)
          await holdScripts(page)
          // Both pictures are of a page that asks for its font.
          await giveFont(page, site)
          // Pages reserve the places of these files.
          await page.route(/\.(?:woff2|svg|png)$/, (route) => route.abort())
          const routes = as === 'visitor' ? routesFor(as, site.page) : protectedRoutes(site.page)
          const longer: string[] = []
          for (const { path } of sampled(routes, site.page)[of]) {
            const response = await page.request.get(path)
            const html = await response.text()
            const start = await startOf(html)
            if (start === html) continue
            longer.push(path)
            const policy = response.headers()['content-security-policy'] ?? ''
            const seen = await firstView(page, path, start, policy)
            const all = await firstView(page, path, html, policy)
            expect(await largestDifference(page, seen, all), path).toBeLessThanOrEqual(ROUNDING)
          }
          // Otherwise nothing has been compared.
          expect(longer).not.toEqual([])
        },
      )

/** What a browser reads of a page from its first bytes, compressed as a promotion does it. */
async function startOf(html: string): Promise<string> {
  const files = await withCompressed(new Map([['page.html', Buffer.from(html)]]))
  const compressed = files.get('page.html.br')
  if (!compressed) throw new Error('Pages are not compressed')
  const read = brotliDecompressSync(compressed.subarray(0, FIRST_FLIGHT_BYTES), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  })
  return read.toString()
}

/** The window's picture of a page that is served as this HTML, before its scripts have come. */
async function firstView(page: Page, path: string, html: string, policy: string) {
  const headers = { 'content-security-policy': policy }
  await page.route(path, (route) => route.fulfill({ body: html, contentType: 'text/html', headers }), {
    times: 1,
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return page.screenshot({ animations: 'disabled' })
}

/** By how much of 255 any colour of two pictures differs; infinitely where they are not of one size. */
async function largestDifference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0
  // No policy of ours keeps this one from reading them.
  const blank = await page.context().newPage()
  const largest = await blank.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (picture) => {
          const bitmap = await createImageBitmap(await (await fetch(picture)).blob())
          const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
          drawing?.drawImage(bitmap, 0, 0)
          return drawing?.getImageData(0, 0, bitmap.width, bitmap.height).data
        }),
      )
      if (!first || first.length !== second?.length) return Infinity
      return first.reduce((most, value, at) => Math.max(most, Math.abs(value - (second[at] ?? 0))), 0)
    },
    [one, other].map((picture) => `data:image/png;base64,${picture.toString('base64')}`),
  )
  await blank.close()
  return largest
}
