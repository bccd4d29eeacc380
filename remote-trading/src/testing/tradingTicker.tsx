import { createRandom, createTicker, TickerContext, type Ticker } from '@crossbook/market'
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'

/** A ticker with known prices: BTC is at $43,254.37 after its first tick. */
export function createTestTicker(): Ticker {
  return createTicker({ random: createRandom(42) })
}

/** Replaces the site's ticker. */
export function withTicker(screen: ReactNode, ticker = createTestTicker()) {
  return <TickerContext value={ticker}>{screen}</TickerContext>
}

/** Advances the fake clock. */
export function pass(ms: number) {
  act(() => jest.advanceTimersByTime(ms))
}
