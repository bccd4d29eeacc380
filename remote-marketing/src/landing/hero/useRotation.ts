import { holdWhileAttended } from '@crossbook/market'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { createRotationPause, type RotationState } from './rotationPause'

/** Milliseconds for which a slide is shown. */
const SLIDE_INTERVAL_MS = 5000

/** A turn through a few slides, and the ways to stop it. */
export interface Rotation {
  /** Index of the slide that shows; the first in a first render. */
  current: number
  show: (index: number) => void
  state: RotationState
  setPaused: (paused: boolean) => void
  /** Whether the next slide will come by itself: nobody paused, points at or focuses this one. */
  moving: boolean
  /** For the element that holds the rotation while the pointer or keyboard focus is in it. */
  region: (element: HTMLElement | null) => (() => void) | undefined
}

/** Rotates through `count` slides. Each is shown for its whole time, also after it was picked or released. */
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
    return element ? holdWhileAttended(element, hold) : undefined
  }, [])

  return { current, show, state, setPaused: pause.setPaused, moving, region }
}
