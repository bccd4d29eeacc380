import { PAGE_MARKUP } from '@crossbook/contract'
import type { Page } from 'playwright-core'

/** Waits until the host has what it starts from: from then on it keeps its time by the page's clock, which a test may move. */
export async function hostRuns(page: Page) {
  await page.waitForFunction(
    ({ rootId, starting, hostRuns }) =>
      document.getElementById(rootId) !== null &&
      (document.documentElement.hasAttribute(hostRuns) || !document.documentElement.hasAttribute(starting)),
    PAGE_MARKUP,
  )
}

/**
 * Waits until the site has taken over what was prerendered: from now on every control answers at once. Rejects after `timeout`
 * milliseconds, where there is one.
 */
export async function started(page: Page, { timeout }: { timeout?: number } = {}) {
  await page.waitForFunction(
    ({ rootId, starting }) =>
      document.getElementById(rootId) !== null && !document.documentElement.hasAttribute(starting),
    PAGE_MARKUP,
    timeout === undefined ? {} : { timeout },
  )
}
