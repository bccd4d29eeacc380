import type { DecimalString } from '@crossbook/money'
import { useSyncExternalStore } from 'react'
import type { CoinSymbol } from './coins'
import { PRICE_CARD_CHANGE_SPAN, type Quote } from './movingMarket'
import { marketSample } from './sampleMarket'
import { useTicker } from './siteTicker'

/**
 * Returns a coin's live price and change. Rerenders only when one of them changes. The first render gets the sample's figures.
 *
 * @param changeSpan how far the change moves around its base value, in percentage points; by default that of price cards
 * @example
 * const { price, change } = useQuote('BTC')
 */
export function useQuote(symbol: CoinSymbol, changeSpan: number = PRICE_CARD_CHANGE_SPAN): Quote {
  const ticker = useTicker()
  return useSyncExternalStore(
    ticker.subscribe,
    () => ticker.quote(symbol, changeSpan),
    () => marketSample(symbol),
  )
}

/** A coin's live arbitrage percentage, the sample's in a first render. */
export function useArbitrage(symbol: CoinSymbol): DecimalString {
  const ticker = useTicker()
  return useSyncExternalStore(
    ticker.subscribe,
    () => ticker.arbitrage(symbol),
    () => marketSample(symbol).arbitrage,
  )
}
