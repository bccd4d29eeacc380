import { CAUGHT_EVENT } from '@crossbook/contract'
import type { Thrown } from '../problem'

/** Calls back once for every uncaught error, and for caught errors that the site reports. */
export function watchErrors(page: Window, onThrown: (thrown: Thrown) => void) {
  const reported = new WeakSet<Error>()
  let last = 0

  const report = (error: unknown) => {
    // An error without a stack is not the application's: a browser's note on layout, or a third-party script.
    if (!(error instanceof Error) || reported.has(error)) return
    reported.add(error)
    last += 1
    onThrown({
      id: last,
      message: `${error.name}: ${error.message}`,
      stack: error.stack ?? '',
      route: page.location.pathname,
    })
  }
  page.addEventListener('error', ({ error }) => report(error))
  page.addEventListener('unhandledrejection', ({ reason }) => report(reason))
  page.addEventListener(CAUGHT_EVENT, (event) => {
    if (event instanceof CustomEvent) report(event.detail)
  })
}
