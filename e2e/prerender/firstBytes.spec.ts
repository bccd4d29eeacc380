import { brotliDecompressSync, constants } from 'node:zlib'
import { withCompressed } from '@crossbook/web-files'
import type { Page } from '@playwright/test'
import { DESKTOP, PHONE } from '../site/devices'
import { protectedRoutes, routesFor } from '../site/routes'
import { expect, test } from '../site/test'
import { holdScripts } from './prerenderedPage'

/** What a new connection carries at once, ten packets less their headers: all else waits for another round trip. */
const FIRST_FLIGHT_BYTES = 14 * 1024

for (const [device, use] of [
  ['phone', PHONE],
  ['desk', DESKTOP],
] as const)
  for (const as of ['visitor', 'trader'] as const)
    test(`the first 14 KB of any page of a ${as} draw all that he sees of it at first on a ${device}`, async ({
      openAs,
      site,
    }) => {
      test.slow()
      const { page } = await openAs(as, use)
      await holdScripts(page)
      // Pages have places for them.
      await page.route(/\.(?:woff2|svg|png)$/, (route) => route.abort())
      const routes = as === 'visitor' ? routesFor(as, site.page) : protectedRoutes(site.page)
      const longer: string[] = []
      for (const { path } of routes) {
        const response = await page.request.get(path)
        const html = await response.text()
        const start = await startOf(html)
        if (start === html) continue
        longer.push(path)
        const policy = response.headers()['content-security-policy'] ?? ''
        const seen = await firstView(page, path, start, policy)
        expect(seen.equals(await firstView(page, path, html, policy)), path).toBe(true)
      }
      // Otherwise nothing has been compared.
      expect(longer).not.toEqual([])
    })

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
