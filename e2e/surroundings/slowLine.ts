import type { Page } from '@playwright/test'
import type { Surrounding } from './surrounding'

/** 2G as browsers define it: milliseconds of delay, bytes a second. */
const LINE = { latency: 1_500, downloadThroughput: 6_250, uploadThroughput: 6_250 }

/** A line of 50 kbit/s, on which a first page lasts some 45 s. Slows down the pages that are open, and those that open later. */
export const slowLine: Surrounding = {
  name: 'a 2G line',
  async install(context) {
    context.on('page', (page) => void slowDown(page))
    await Promise.all(context.pages().map(slowDown))
  },
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...LINE })
}
