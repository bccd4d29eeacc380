import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { OWN_FONT } from '@crossbook/contract'
import type { Page } from '@playwright/test'
import { started } from '../site/started'
import { expect, test } from '../site/test'

/** Milliseconds of a round trip over a line that is too slow for a font to be there when its page is drawn. */
const ROUND_TRIP_MS = 300

/** Puts such a line before a site, and counts how often the site's font has crossed it. */
async function openFarLine(siteUrl: string) {
  let fonts = 0
  const server = createServer(async (request, response) => {
    await wait(ROUND_TRIP_MS)
    if (request.url?.endsWith('.woff2')) fonts += 1
    const answer = await fetch(siteUrl + request.url, { headers: { 'accept-encoding': 'identity' } })
    const headers = [...answer.headers].filter(([name]) => name !== 'transfer-encoding')
    response.writeHead(answer.status, Object.fromEntries(headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    fonts: () => fonts,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Whether the page asks for the site's own font where it writes, and whether it has it. */
const fontOf = (page: Page) =>
  page.evaluate(async (token) => {
    await document.fonts.ready
    const family = getComputedStyle(document.documentElement).getPropertyValue(token) || 'Geist'
    return { family, isThere: document.fonts.check(`16px "${family}"`) && family !== 'none' }
  }, OWN_FONT)

test('over a slow line the first page is drawn without its font and fetches it last, and the next page has it from the start', async ({
  browser,
  site,
}) => {
  const line = await openFarLine(site.url)
  const page = await browser.newPage()
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.goto(`${line.url}/terms`)
  const fetched = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'))
  expect(await fontOf(page)).toEqual({ family: 'none', isThere: false })
  await started(page)
  await fetched
  // It keeps what it was drawn with, so that nothing moves.
  expect(await fontOf(page)).toEqual({ family: 'none', isThere: false })

  await page.goto(`${line.url}/privacy`)
  await started(page)
  expect(await fontOf(page)).toEqual({ family: 'Geist', isThere: true })
  expect(line.fonts()).toBe(1)
  expect(said).toEqual([])
  await page.close()
  await line.close()
})
