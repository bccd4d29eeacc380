import { KNOWN_PAIRS, marketSample, pairOf, type CoinSymbol, type Pair } from '@crossbook/market'
import { decimal, sum, type UsdAmount } from '@crossbook/money'
import type { Market } from '../market-picker/MarketPicker'

/** A coin that is traded on a spot market of its own. */
export type SpotCoin = Exclude<CoinSymbol, 'USDT'>

/** What a spot trade costs, in percent of its value. */
export const SPOT_FEE_PERCENT = decimal('0.1')

/** The coin that a pair prices. */
export function baseCoin(pair: Pair): SpotCoin {
  // A pair is made of a spot coin and "/USDT", so that the part before the slash is a spot coin.
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
