import type { CoinSymbol } from '@crossbook/market'
import { COIN_DECIMALS, decimal, multiply, roundTo, type DecimalString } from '@crossbook/money'

/** The coins of the swap page. */
export const SWAP_COINS = Object.freeze([
  'BTC',
  'ETH',
  'BNB',
  'ADA',
  'DOT',
  'UNI',
  'LINK',
  'LTC',
] as const satisfies readonly CoinSymbol[])

/** A coin of the swap page. */
export type SwapCoin = (typeof SWAP_COINS)[number]

/** The fixed demonstration rate, whatever the coins are. */
export const DEMO_SWAP_RATE = decimal('15.245')

/** The platform fee in percent of the received amount. */
export const PLATFORM_FEE_PERCENT = decimal('0.1')

/** The network fee, in the given coin. */
export const NETWORK_FEE_COIN = decimal('0.001')

const AFTER_PLATFORM_FEE = decimal('0.999')

/** Returns the amount received at the demonstration rate after the platform fee, with 8 decimals. */
export function quoteDemoSwap(amount: DecimalString): DecimalString {
  return roundTo(multiply(multiply(amount, DEMO_SWAP_RATE), AFTER_PLATFORM_FEE), COIN_DECIMALS, 'nearest')
}
