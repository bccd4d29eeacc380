import { marketSample } from '@crossbook/market'
import { toNumber } from '@crossbook/money'
import { LIVE_PRICE_COINS, type LivePriceCoin } from './livePriceCoins'

/** The most notable coins of live prices, by the sample's figures, so that none changes with a tick. */
export interface Movers {
  gainer: LivePriceCoin
  loser: LivePriceCoin
  traded: LivePriceCoin
  largest: LivePriceCoin
}

/** Returns the coins with the highest and the lowest change, the most volume, and the largest market capitalization. */
export function findMovers(): Movers {
  const change = (symbol: LivePriceCoin) => toNumber(marketSample(symbol).change)
  return {
    gainer: highest(change),
    loser: highest((symbol) => -change(symbol)),
    traded: highest((symbol) => toNumber(marketSample(symbol).volume24h)),
    largest: highest((symbol) => toNumber(marketSample(symbol).marketCap)),
  }
}

function highest(figure: (symbol: LivePriceCoin) => number): LivePriceCoin {
  return LIVE_PRICE_COINS.reduce((best, symbol) => (figure(symbol) > figure(best) ? symbol : best))
}
