import '@testing-library/jest-dom'
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
  if (!('document' in globalThis)) return
  // Loaded here, because the tests that have no document are spared it.
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: MISSING_AFTER_MS })
})
