import { startTransition } from 'react'
import type { createBrowserRouter } from 'react-router-dom'
import type { Intended } from '../loading/intended'

/**
 * Has the router show a page that stands ready in the first frame after the press. React hears of it as well, but renders all that asks where it
 * is, and brings the page to life, in slices after that frame.
 */
export function openAtOnce(router: ReturnType<typeof createBrowserRouter>, intended: Intended) {
  const { subscribe } = router
  router.subscribe = (hear) =>
    subscribe((state, change) => {
      const { location, historyAction, preventScrollReset } = state
      // Anything else is scrolled elsewhere, or hands over something that was not known when the page was rendered.
      const isPlain =
        historyAction === 'PUSH' && !preventScrollReset && !location.hash && location.state === null
      if (intended.open(isPlain ? location : undefined)) startTransition(() => hear(state, change))
      else hear(state, change)
    })
}
