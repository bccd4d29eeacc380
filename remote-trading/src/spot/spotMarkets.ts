import { KNOWN_PAIRS, marketSample, pairOf, type CoinSymbol, type Pair } from '@crossbook/market'
import { decimal, sum, type UsdAmount } from '@crossbook/money'
import type { Market } from '../market-picker/orderMarkets'

/** A coin with its own spot market. */
export type SpotCoin = Exclude<CoinSymbol, 'USDT'>

/** The fee of a spot trade, in percent of its value. */
export const SPOT_FEE_PERCENT = decimal('0.1')

/** The coin that a pair prices. */
export function baseCoin(pair: Pair): SpotCoin {
  // A pair consists of a spot coin and "/USDT", so the part before the slash is a spot coin.
  return pair.split('/')[0] as SpotCoin
}

/** All spot markets, to choose from. */
export const SPOT_MARKETS: readonly Market<SpotCoin>[] = Object.freeze(
  KNOWN_PAIRS.map((pair) => ({ symbol: baseCoin(pair), name: pairOf(baseCoin(pair)) })),
)

/** Dollars traded on all spot markets in 24 hours. */
export function spotVolume24h(): UsdAmount {
  return sum(SPOT_MARKETS.map(({ symbol }) => marketSample(symbol).volume24h))
}
