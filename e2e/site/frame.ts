import type { Page } from '@playwright/test'

/** Milliseconds in which a page whose clock a test lets run has drawn a frame, and done what waits for it. */
export const FRAME_MS = 100

/** Resolves when the page has been laid out and painted with its current content. */
export function twoFrames(page: Page) {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}
