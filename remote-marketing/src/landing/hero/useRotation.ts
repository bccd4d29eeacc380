import { pauseOnHoverOrFocus } from '@crossbook/market'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { createRotationPause, type RotationState } from './rotationPause'

/** The duration of a slide in milliseconds. */
const SLIDE_INTERVAL_MS = 5000

/** A rotation through a few slides, and the ways to stop it. */
export interface Rotation {
  /** Index of the current slide; the first in a first render. */
  current: number
  show: (index: number) => void
  state: RotationState
  setPaused: (paused: boolean) => void
  /** Whether the next slide follows automatically: the user has not paused, and neither points at nor focuses this one. */
  moving: boolean
  /** Props of the element that pauses the rotation while the pointer or keyboard focus is in it. */
  region: (element: HTMLElement | null) => (() => void) | undefined
}

/** Rotates through `count` slides. Each is shown for its full time, also after a pick or a pause. */
export function useRotation(count: number): Rotation {
  const [current, show] = useState(0)
  const [holds, setHolds] = useState(0)
  const [pause] = useState(createRotationPause)
  const state = useSyncExternalStore(pause.subscribe, pause.state, () => 'rotating' as const)
  const moving = state === 'rotating' && holds === 0

  useEffect(() => {
    if (!moving) return
    const clock = setTimeout(() => show((current + 1) % count), SLIDE_INTERVAL_MS)
    return () => clearTimeout(clock)
  }, [moving, current, count])

  const region = useCallback((element: HTMLElement | null) => {
    const hold = () => {
      setHolds((before) => before + 1)
      return () => setHolds((before) => before - 1)
    }
    return element ? pauseOnHoverOrFocus(element, hold) : undefined
  }, [])

  return { current, show, state, setPaused: pause.setPaused, moving, region }
}
