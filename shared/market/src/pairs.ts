import { COIN_SYMBOLS, type CoinSymbol } from './coins'

/** A spot market of the site: a coin quoted in USDT. */
export type Pair = `${Exclude<CoinSymbol, 'USDT'>}/USDT`

/** The pair that spot trading opens with. */
export const DEFAULT_PAIR: Pair = 'BTC/USDT'

/** All spot markets of the site. */
export const KNOWN_PAIRS: readonly Pair[] = Object.freeze(
  COIN_SYMBOLS.flatMap((symbol) => (symbol === 'USDT' ? [] : [pairOf(symbol)])),
)

/** The spot market of a coin. */
export function pairOf(symbol: Exclude<CoinSymbol, 'USDT'>): Pair {
  return `${symbol}/USDT`
}

/**
 * Returns the known pair that an untrusted value names, or undefined.
 *
 * @example
 * parsePair('BTC/USDT') // 'BTC/USDT'
 * parsePair('BTC/EUR') // undefined
 */
export function parsePair(value: unknown): Pair | undefined {
  return KNOWN_PAIRS.find((pair) => pair === value)
}

/** The navigation state that a link to spot trading carries. */
export interface SelectedPairState {
  selectedPair: Pair
}

/**
 * Returns the known pair in a navigation state, which may hold anything, or the default pair.
 *
 * @example
 * selectedPairFrom(useLocation().state)
 */
export function selectedPairFrom(state: unknown): Pair {
  const named =
    typeof state === 'object' && state !== null && 'selectedPair' in state ? state.selectedPair : undefined
  return parsePair(named) ?? DEFAULT_PAIR
}
