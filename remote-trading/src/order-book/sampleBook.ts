import { createRandom, marketSample, seedOf, type CoinSymbol } from '@crossbook/market'
import { decimalFromNumber, priceDecimals, toNumber, usd, type UsdAmount } from '@crossbook/money'

/** One price of the book. Samples are numbers, because they are shown and no amount is computed from them. */
export interface BookLevel {
  price: UsdAmount
  /** Coins offered or wanted at this price. */
  size: number
  /** Coins up to this price, counted from the best one. */
  total: number
}

/** Offers and bids, both starting with the best price. */
export interface OrderBook {
  asks: readonly BookLevel[]
  bids: readonly BookLevel[]
  /** The difference between the best two prices, in dollars. */
  spread: UsdAmount
}

/** Prices on each side. */
const LEVELS = 5

/** Share of a price between bid and ask. */
const SPREAD = 0.00004

/** Share of a day's volume that is offered at a typical price of the book. */
const VOLUME_SHARE = 0.00002

/**
 * A sample book around a price: the same for everybody, and the same size at the same price, so that it moves with the price without
 * flickering. Its spread and sizes follow the coin's price and volume.
 */
export function sampleBook(symbol: CoinSymbol, price: UsdAmount): OrderBook {
  const decimals = priceDecimals(price)
  const middle = toNumber(price)
  const step = Math.max(10 ** -decimals, 10 ** (Math.floor(Math.log10(middle)) - 4))
  const between = Math.max(1, Math.round((middle * SPREAD) / step))
  // Whole steps, because sums of steps would not be exact.
  const bestBid = Math.floor(middle / step - between / 2)
  const dollars = (steps: number) => usd(decimalFromNumber(steps * step, decimals))
  const side = (best: number, direction: 1 | -1) => {
    let total = 0
    return Array.from({ length: LEVELS }, (_, level): BookLevel => {
      const levelPrice = dollars(best + direction * level)
      const size = sampleSize(symbol, levelPrice) * (1 + level / LEVELS)
      total += size
      return { price: levelPrice, size, total }
    })
  }
  return { asks: side(bestBid + between, 1), bids: side(bestBid, -1), spread: dollars(between) }
}

/** Coins of a typical order at a price. */
export function sampleSize(symbol: CoinSymbol, price: UsdAmount): number {
  const random = createRandom(seedOf(`${symbol} ${price}`))
  const typical = (toNumber(marketSample(symbol).volume24h) * VOLUME_SHARE) / toNumber(price)
  return typical * (0.3 + 1.4 * random())
}
