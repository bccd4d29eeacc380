/**
 * Details of a test that only `npm run test:all` runs: `test('…', FULL, async () => …)`. Whole spec files of that tier are listed in
 * `playwright.config.ts`.
 */
export const FULL = { tag: '@full' }

/**
 * Details of a journey that needs what Playwright can do in Chromium only: pages without scripts, inserted text, touch, going back to
 * another document, downloads, and Tab after the focused element is gone.
 */
export const CHROMIUM = { tag: '@chromium' }

/** Details of a test in a loop: part of `npm test` where `isCore`, of `npm run test:all` alone otherwise. */
export function fullUnless(isCore: boolean) {
  return isCore ? {} : FULL
}
