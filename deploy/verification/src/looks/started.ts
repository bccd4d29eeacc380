import { PAGE_MARKUP } from '@crossbook/contract'
import type { Page } from 'playwright-core'

/**
 * Waits until the host has all that it starts from, and renders: from then on it keeps its time by the page's clock, which a test may move. React
 * notes that at the element that it renders into.
 */
export async function hostRenders(page: Page) {
  await page.waitForFunction(({ rootId, starting }) => {
    const root = document.getElementById(rootId)
    if (!root) return false
    const renders = Object.keys(root).some((key) => key.startsWith('__reactContainer'))
    return renders || !document.documentElement.hasAttribute(starting)
  }, PAGE_MARKUP)
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
