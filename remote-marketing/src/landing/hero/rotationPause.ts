import {
  createStoredPausePreference,
  isPageHidden,
  prefersReducedMotion,
  watchPageMotion,
} from '@crossbook/market'

/** Whether slides may follow each other by themselves, and otherwise what keeps them still. */
export type RotationState = 'rotating' | 'paused' | 'unseen' | 'reducedMotion'

/** The visitor's pause of the hero, together with what the page says about motion. */
export interface RotationPause {
  state: () => RotationState
  subscribe: (listener: () => void) => () => void
  setPaused: (paused: boolean) => void
}

const STORAGE_KEY = 'crossbook.hero-paused'

/** Makes the pause; it is kept between visits and touches neither storage nor page before it is asked. */
export function createRotationPause(): RotationPause {
  const preference = createStoredPausePreference(STORAGE_KEY)
  const listeners = new Set<() => void>()

  return {
    state: () => {
      if (prefersReducedMotion()) return 'reducedMotion'
      if (preference.isPaused()) return 'paused'
      return isPageHidden() ? 'unseen' : 'rotating'
    },
    subscribe: (listener) => {
      listeners.add(listener)
      const stopMotion = watchPageMotion(listener)
      const stopPreference = preference.subscribe(listener)
      return () => {
        listeners.delete(listener)
        stopMotion()
        stopPreference()
      }
    },
    setPaused: (paused) => {
      preference.setPaused(paused)
      for (const tell of listeners) tell()
    },
  }
}
