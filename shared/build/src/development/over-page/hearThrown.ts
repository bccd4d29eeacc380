import { CAUGHT_EVENT } from '@crossbook/contract'
import type { Thrown } from '../problem'

/** Calls back once for every uncaught error, and for caught errors that the site reports. */
export function hearThrown(page: Window, onThrown: (thrown: Thrown) => void) {
  const heard = new WeakSet<Error>()
  let last = 0

  const hear = (error: unknown) => {
    // What has no stack is no fault of code: a browser's word on layout, or a script of a stranger.
    if (!(error instanceof Error) || heard.has(error)) return
    heard.add(error)
    last += 1
    onThrown({
      id: last,
      words: `${error.name}: ${error.message}`,
      stack: error.stack ?? '',
      route: page.location.pathname,
    })
  }
  page.addEventListener('error', ({ error }) => hear(error))
  page.addEventListener('unhandledrejection', ({ reason }) => hear(reason))
  page.addEventListener(CAUGHT_EVENT, (event) => {
    if (event instanceof CustomEvent) hear(event.detail)
  })
}
