import { createRandom, createTicker, TickerContext } from '@crossbook/market'
import { renderScreen, type ScreenSurroundings } from '@crossbook/testing'
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'

/** Renders a component with its own ticker, whose random numbers are always the same. */
export function renderWithTicker(part: ReactNode, surroundings?: ScreenSurroundings) {
  const ticker = createTicker({ random: createRandom(42) })
  return renderScreen(<TickerContext value={ticker}>{part}</TickerContext>, surroundings)
}

/** Advances the fake clock. */
export function pass(ms: number) {
  act(() => {
    jest.advanceTimersByTime(ms)
  })
}
