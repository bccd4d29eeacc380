import { useSyncExternalStore } from 'react'
import { useTicker } from './siteTicker'
import type { TickerState } from './ticker'

/** What a pause button shows and does; under `reducedMotion` prices never move. */
export interface TickerPause {
  state: TickerState
  setPaused: (paused: boolean) => void
}

/** The one pause of all moving prices, kept between visits; `moving` in a first render. */
export function useTickerPause(): TickerPause {
  const { subscribeState, state, setPaused } = useTicker()
  return { state: useSyncExternalStore(subscribeState, state, () => 'moving'), setPaused }
}
