/// <reference types="@testing-library/jest-dom" />
import { failOnConsoleProblems } from './console'
import { provideModalDialogs } from './dialogElement'
import { provideIntersections } from './intersections'
import { provideScrolling } from './scrolling'

provideModalDialogs()
provideIntersections()
provideScrolling()
failOnConsoleProblems()

/** Milliseconds until what `findBy` and `waitFor` wait for counts as missing; the library's own one is short on a busy machine. */
const MISSING_AFTER_MS = 30_000

beforeAll(async () => {
  // Tests without a document need neither of these libraries, and loading them takes longer than such a test.
  if (!('document' in globalThis)) return
  await import('@testing-library/jest-dom/jest-globals')
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: MISSING_AFTER_MS })
})
