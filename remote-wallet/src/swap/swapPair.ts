import { parseAccountCoin, type AccountCoin } from '../holdings/holdings'

/** The two coins of a swap. */
export interface SwapPair {
  from: AccountCoin
  to: AccountCoin
}

const DEFAULT_PAIR: SwapPair = { from: 'BTC', to: 'ETH' }

/** The coins that an address names, or the default ones. */
export function pairFromParams(params: URLSearchParams): SwapPair {
  return {
    from: parseAccountCoin(params.get('from')) ?? DEFAULT_PAIR.from,
    to: parseAccountCoin(params.get('to')) ?? DEFAULT_PAIR.to,
  }
}

/** The parameters that name the coins; the default ones are left out. */
export function pairToParams({ from, to }: SwapPair) {
  return {
    from: from === DEFAULT_PAIR.from ? null : from,
    to: to === DEFAULT_PAIR.to ? null : to,
  }
}
