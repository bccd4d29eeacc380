import { brotliCompressSync, constants, createBrotliDecompress } from 'node:zlib'
import type { Page } from '@playwright/test'
import { DESKTOP, PHONE } from '../site/devices'
import { protectedRoutes, publicRoutes } from '../site/routes'
import { expect, test } from '../site/test'

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
      const routes = as === 'visitor' ? publicRoutes(site.page) : protectedRoutes(site.page)
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
function startOf(html: string): Promise<string> {
  const compressed = brotliCompressSync(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  })
  return new Promise((resolve, reject) => {
    const read: Buffer[] = []
    const reader = createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })
    reader.on('data', (bytes: Buffer) => read.push(bytes))
    reader.on('error', reject)
    reader.on('end', () => resolve(Buffer.concat(read).toString()))
    reader.end(compressed.subarray(0, FIRST_FLIGHT_BYTES))
  })
}

/** The window's picture of a page that is served as this HTML, before any other file of it has come. */
async function firstView(page: Page, path: string, html: string, policy: string) {
  await page.route('**/*', (route) => {
    switch (route.request().resourceType()) {
      case 'document':
        return route.fulfill({
          body: html,
          contentType: 'text/html',
          headers: { 'content-security-policy': policy },
        })
      // What takes a picture waits for these.
      case 'font':
      case 'image':
        return route.abort()
      // Scripts are on their way: a page whose scripts fail says that it could not start.
      default:
        return undefined
    }
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  const picture = await page.screenshot({ animations: 'disabled' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  return picture
}
