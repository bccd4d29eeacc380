import { createContext, useContext } from 'react'
import { FINISHED, type PagePart } from './pagePart'

/** What is to become of a prerendered screen: it is waited for, has its code, or something else takes its place. */
export type TakeoverPhase = 'awaited' | 'arrived' | 'replaced'

/**
 * How the site takes over the first screen of its page. What surrounds the screen is hydrated at once, the screen itself when its
 * code has come.
 */
export interface Takeover {
  phase(): TakeoverPhase
  /** Hears of the next phase. Returns how to stop. */
  subscribe(listener: () => void): () => void
  /** Resolves when the screen's code is there, and never when something else takes its place. */
  readonly arrival: Promise<void>
  /** Says that the screen's code is there; nothing after the first such word counts. */
  arrive(): void
  /** Says that what is prerendered cannot be taken over, or that the visitor has gone on. */
  replace(): void
  /** Hears of the screen, or of what stands in its place. */
  readonly part: PagePart
  /** The awaited screen: where it is, what the visitor calls it, and how to try again at once. */
  readonly screen: { path: string; title: string; retry: () => void } | undefined
}

/** Waits for `screen`; without one, for nothing. */
export function createTakeover(screen: Takeover['screen'], part: PagePart): Takeover {
  let phase: TakeoverPhase = screen ? 'awaited' : 'arrived'
  let resolve = () => {}
  const arrival = new Promise<void>((resolved) => (resolve = resolved))
  const listeners = new Set<() => void>()
  const become = (next: TakeoverPhase) => {
    if (phase !== 'awaited') return
    phase = next
    if (next === 'arrived') resolve()
    for (const listener of listeners) listener()
  }
  return {
    phase: () => phase,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    arrival,
    arrive: () => become('arrived'),
    replace: () => become('replaced'),
    part,
    screen,
  }
}

/** Of pages that are rendered without a browser. */
export const NOTHING_AWAITED = createTakeover(undefined, FINISHED)

const TakeoverContext = createContext(NOTHING_AWAITED)

export const TakeoverProvider = TakeoverContext.Provider

/** How the site takes over the first screen of its page. */
export function useTakeover() {
  return useContext(TakeoverContext)
}
