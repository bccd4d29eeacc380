import {
  createStoredPausePreference,
  isPageHidden,
  prefersReducedMotion,
  watchPageMotion,
} from '@crossbook/market'

/** Whether slides may change automatically, or the reason why they do not. */
export type RotationState = 'rotating' | 'paused' | 'unseen' | 'reducedMotion'

/** The pause of the hero: the user's choice, or the system's preference for reduced motion. */
export interface RotationPause {
  state: () => RotationState
  subscribe: (listener: () => void) => () => void
  setPaused: (paused: boolean) => void
}

const STORAGE_KEY = 'crossbook.hero-paused'

/** Creates the pause. It persists between visits, and reads neither storage nor page before its first use. */
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
