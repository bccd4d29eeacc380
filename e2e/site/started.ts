import { PAGE_MARKUP } from '@crossbook/contract'
import type { Page } from '@playwright/test'

/** Waits until the host has what it starts from: from then on it keeps its time by the page's clock, which a test may move. */
export async function hostRuns(page: Page) {
  await page.waitForFunction(
    ({ rootId, starting, hostRuns }) =>
      document.getElementById(rootId) !== null &&
      (document.documentElement.hasAttribute(hostRuns) || !document.documentElement.hasAttribute(starting)),
    PAGE_MARKUP,
  )
}

/** Waits until the site has taken over what was prerendered: from now on every control answers at once. */
export async function started(page: Page) {
  await page.waitForFunction(
    ({ rootId, starting }) =>
      document.getElementById(rootId) !== null && !document.documentElement.hasAttribute(starting),
    PAGE_MARKUP,
  )
}
