import type { DecimalString } from '@crossbook/money'
import type { CoinSymbol } from './coins'
import { createMovingMarket, type Quote } from './movingMarket'
import { isPageHidden, prefersReducedMotion, watchPageMotion } from './pageMotion'
import { createPausePreference, type PausePreference } from './pausePreference'
import type { RandomSource } from './random'

/** Time between two moves of all prices. */
export const PRICE_TICK_MS = 3000

/** Whether prices move, or the reason why they do not. The system's preference for less motion overrides the user's choice. */
export type TickerState = 'moving' | 'paused' | 'reducedMotion'

/** Prices that move together for all subscribers, as long as there is at least one. */
export interface Ticker {
  /** Calls the listener after each move; the first listener starts the clock and the last one stops it. */
  subscribe: (listener: () => void) => () => void
  /** The coin's price and change now; the span is the largest deviation of the change from the sample, in percentage points. */
  quote: (symbol: CoinSymbol, changeSpan?: number) => Quote
  /** The coin's arbitrage percentage now. */
  arbitrage: (symbol: CoinSymbol) => DecimalString
  state: () => TickerState
  /** Calls the listener when the state may have changed; starts no clock. */
  subscribeState: (listener: () => void) => () => void
  /** Stores the user's choice to pause prices. */
  setPaused: (paused: boolean) => void
  /** Pauses prices until the returned function is called, for example while the user points at them. */
  hold: () => () => void
}

/** Options of a ticker. Without a preference, a pause lasts as long as the ticker. */
export interface TickerOptions {
  random: RandomSource
  preference?: PausePreference
}

/** Creates a stopped ticker. It uses neither the page nor a clock before the first subscription. */
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
    notify(priceListeners)
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
    notify(stateListeners)
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

/** Wraps a function, so that a function which subscribes twice counts as two listeners. */
interface Listener {
  call: () => void
}

function notify(listeners: ReadonlySet<Listener>): void {
  for (const { call } of [...listeners]) call()
}

function both(first: () => void, second: () => void): () => void {
  return () => {
    first()
    second()
  }
}
