import { createContext, useContext } from 'react'
import { createStoredPausePreference } from './pausePreference'
import { createTicker, type Ticker } from './ticker'

/**
 * The one ticker of the site: this package is a federated singleton, so host and remotes share this very module.
 * Its prices outlive the screen that showed them, and one pause holds for all. That is how an end-to-end test proves
 * that there is one: pause at a moved price on one remote's screen, follow a link to another's, and find it there.
 */
const siteTicker = createTicker({
  random: Math.random,
  preference: createStoredPausePreference('crossbook.prices-paused'),
})

/** The ticker that the hooks below it read: the site's, or that of a test. */
export const TickerContext = createContext<Ticker>(siteTicker)

/** The ticker itself, for effects that watch prices without showing them. */
export function useTicker(): Ticker {
  return useContext(TickerContext)
}
