/**
 * Details of a test that only `npm run test:all` runs: `test('…', FULL, async () => …)`. Whole spec files of that tier are listed in
 * `playwright.config.ts`.
 */
export const FULL = { tag: '@full' }

/** Details of a test in a loop: part of `npm test` where `isCore`, of `npm run test:all` alone otherwise. */
export function fullUnless(isCore: boolean) {
  return isCore ? {} : FULL
}
