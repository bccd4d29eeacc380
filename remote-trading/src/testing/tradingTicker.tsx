import { createRandom, createTicker, TickerContext, type Ticker } from '@crossbook/market'
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'

/** A ticker whose prices a test can know: BTC goes to $43,254.37 at its first tick. */
export function createTestTicker(): Ticker {
  return createTicker({ random: createRandom(42) })
}

/** Puts a ticker before the site's own. */
export function withTicker(screen: ReactNode, ticker = createTestTicker()) {
  return <TickerContext value={ticker}>{screen}</TickerContext>
}

/** Lets time pass on the fake clock. */
export function pass(ms: number) {
  act(() => jest.advanceTimersByTime(ms))
}
