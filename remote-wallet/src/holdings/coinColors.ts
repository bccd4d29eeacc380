import type { AccountCoin } from './holdings'

/** The usual colour of each coin, as in its logo. */
export const COIN_COLORS: Readonly<Record<AccountCoin, string>> = Object.freeze({
  BTC: '#f7931a',
  ETH: '#627eea',
  USDT: '#26a17b',
  BNB: '#f3ba2f',
})
