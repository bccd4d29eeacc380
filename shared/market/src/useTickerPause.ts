import { useSyncExternalStore } from 'react'
import { useTicker } from './siteTicker'
import type { TickerState } from './ticker'

/** State and action of a pause button. Under `reducedMotion` prices never move. */
export interface TickerPause {
  state: TickerState
  setPaused: (paused: boolean) => void
}

/**
 * Returns the state of the site's ticker and a function that pauses it. The choice is stored between visits. A first render gets `moving`.
 *
 * @example
 * const { state, setPaused } = useTickerPause()
 */
export function useTickerPause(): TickerPause {
  const { subscribeState, state, setPaused } = useTicker()
  return { state: useSyncExternalStore(subscribeState, state, () => 'moving'), setPaused }
}
