import { PAGE_MARKUP } from '@crossbook/contract'
import type { Page } from 'playwright-core'

/** Waits until the header and footer are interactive. From then on the host measures time by the page's clock, which a test may control. */
export async function shellStarted(page: Page) {
  await page.waitForFunction(({ rootId, shellInteractive, starting }) => {
    const { documentElement: html } = document
    if (!document.getElementById(rootId)) return false
    return html.hasAttribute(shellInteractive) || !html.hasAttribute(starting)
  }, PAGE_MARKUP)
}

/** Waits until the site has hydrated the page, so that every control responds. Rejects after `timeout` milliseconds, if given. */
export async function started(page: Page, { timeout }: { timeout?: number } = {}) {
  await page.waitForFunction(
    ({ rootId, starting }) =>
      document.getElementById(rootId) !== null && !document.documentElement.hasAttribute(starting),
    PAGE_MARKUP,
    timeout === undefined ? {} : { timeout },
  )
}
