import type { DecimalString } from '@crossbook/money'
import type { CoinSymbol } from './coins'
import { createMovingMarket, type Quote } from './movingMarket'
import { isPageHidden, prefersReducedMotion, watchPageMotion } from './pageMotion'
import { createPausePreference, type PausePreference } from './pausePreference'
import type { RandomSource } from './random'

/** Time between two moves of all prices. */
export const PRICE_TICK_MS = 3000

/** Whether prices move, and otherwise why not. The system's preference for less motion overrides the user's choice. */
export type TickerState = 'moving' | 'paused' | 'reducedMotion'

/** Prices that move together for all subscribers, while there are any. */
export interface Ticker {
  /** Calls the listener after each move; the first listener starts the clock and the last one stops it. */
  subscribe: (listener: () => void) => () => void
  /** The coin's price and change now; the span says how far, in points, changes may stray from the sample. */
  quote: (symbol: CoinSymbol, changeSpan?: number) => Quote
  /** The coin's arbitrage percentage now. */
  arbitrage: (symbol: CoinSymbol) => DecimalString
  state: () => TickerState
  /** Calls the listener when the state may have changed; starts no clock. */
  subscribeState: (listener: () => void) => () => void
  /** Stores the user's choice to pause prices. */
  setPaused: (paused: boolean) => void
  /** Keeps prices still, for as long as somebody points at them for example, until the returned function is called. */
  hold: () => () => void
}

/** What a ticker depends on; without a preference, a pause lasts as long as the ticker. */
export interface TickerOptions {
  random: RandomSource
  preference?: PausePreference
}

/** Makes a ticker at rest; it touches neither page nor clock before somebody subscribes. */
export function createTicker({ random, preference = createPausePreference() }: TickerOptions): Ticker {
  const market = createMovingMarket(random)
  const priceListeners = new Set<Listener>()
  const stateListeners = new Set<Listener>()
  const holds = new Set<object>()
  let clock: ReturnType<typeof setInterval> | undefined
  let stopWatching: (() => void) | undefined

  const state = (): TickerState => {
    if (prefersReducedMotion()) return 'reducedMotion'
    return preference.isPaused() ? 'paused' : 'moving'
  }

  const tick = () => {
    market.move()
    tell(priceListeners)
  }

  const startOrStop = () => {
    const moves = priceListeners.size > 0 && holds.size === 0 && !isPageHidden() && state() === 'moving'
    if (moves) {
      clock ??= setInterval(tick, PRICE_TICK_MS)
    } else {
      clearInterval(clock)
      clock = undefined
    }
  }

  const changed = () => {
    startOrStop()
    tell(stateListeners)
  }

  const watchWhileNeeded = () => {
    if (priceListeners.size + stateListeners.size > 0) {
      stopWatching ??= both(watchPageMotion(changed), preference.subscribe(changed))
    } else {
      stopWatching?.()
      stopWatching = undefined
    }
  }

  const subscribeTo = (listeners: Set<Listener>) => (call: () => void) => {
    const listener = { call }
    const settle = () => {
      watchWhileNeeded()
      startOrStop()
    }
    listeners.add(listener)
    settle()
    return () => {
      listeners.delete(listener)
      settle()
    }
  }

  return {
    subscribe: subscribeTo(priceListeners),
    quote: market.quote,
    arbitrage: market.arbitrage,
    state,
    subscribeState: subscribeTo(stateListeners),
    setPaused: (paused) => {
      preference.setPaused(paused)
      changed()
    },
    hold: () => {
      const hold = {}
      holds.add(hold)
      startOrStop()
      return () => {
        holds.delete(hold)
        startOrStop()
      }
    },
  }
}

/** Wrapped, so that a function which subscribes twice is two listeners. */
interface Listener {
  call: () => void
}

function tell(listeners: ReadonlySet<Listener>): void {
  for (const { call } of [...listeners]) call()
}

function both(first: () => void, second: () => void): () => void {
  return () => {
    first()
    second()
  }
}
