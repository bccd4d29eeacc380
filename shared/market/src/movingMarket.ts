import { decimalFromNumber, toNumber, usd, type DecimalString, type UsdAmount } from '@crossbook/money'
import { COIN_SYMBOLS, type CoinSymbol } from './coins'
import type { RandomSource } from './random'
import { marketSample } from './sampleMarket'

/** A coin's price and change at one tick. Stays the same object until one of its figures changes. */
export interface Quote {
  /** Dollars for one coin. */
  readonly price: UsdAmount
  /** Change over 24 hours in percent, with 2 decimals. */
  readonly change: DecimalString
}

/** A price's largest distance from its sample price, as a part of it: 0.05 %. */
const MAX_PRICE_DEVIATION = 0.0005

/** Largest deviation of changes from the sample in the landing page's market table, in percentage points. */
export const MARKET_TABLE_CHANGE_SPAN = 0.25

/** Largest deviation of changes from the sample on live price cards and everywhere else, in percentage points. */
export const PRICE_CARD_CHANGE_SPAN = 0.15

const MIN_ARBITRAGE_PERCENT = 0.1
const MAX_ARBITRAGE_PERCENT = 2

/** Prices that change on each call of `move`, and stay close to the sample. Before the first call they equal the sample. */
export interface MovingMarket {
  move: () => void
  quote: (symbol: CoinSymbol, changeSpan?: number) => Quote
  arbitrage: (symbol: CoinSymbol) => DecimalString
}

/** Creates a market with the sample prices. One move draws two random numbers for each coin, in the order of the coins. */
export function createMovingMarket(random: RandomSource): MovingMarket {
  const draws = new Map<CoinSymbol, Draw>()
  const quotes = new Map<string, { draw: Draw; quote: Quote }>()

  return {
    move: () => {
      for (const symbol of COIN_SYMBOLS)
        draws.set(symbol, { deviation: 2 * random() - 1, arbitrage: random() })
    },

    quote: (symbol, changeSpan = PRICE_CARD_CHANGE_SPAN) => {
      const draw = draws.get(symbol)
      if (!draw) return marketSample(symbol)
      const key = `${symbol} ${changeSpan}`
      const last = quotes.get(key)
      if (last?.draw === draw) return last.quote
      const quote = unlessEqual(last?.quote ?? marketSample(symbol), movedQuote(symbol, draw, changeSpan))
      quotes.set(key, { draw, quote })
      return quote
    },

    arbitrage: (symbol) => {
      const draw = draws.get(symbol)
      if (!draw) return marketSample(symbol).arbitrage
      const range = MAX_ARBITRAGE_PERCENT - MIN_ARBITRAGE_PERCENT
      return decimalFromNumber(MIN_ARBITRAGE_PERCENT + draw.arbitrage * range, 2)
    },
  }
}

/** Random numbers of a coin at one move. */
interface Draw {
  /** A number from −1 to 1. Price and change use the same share of their ranges, so that they rise and fall together. */
  deviation: number
  /** A number from 0 to 1, within the range of arbitrage percentages. */
  arbitrage: number
}

// Random figures, not money: binary numbers are exact enough. The host has the market in its first load, and does not need the decimal
// library.
function movedQuote(symbol: CoinSymbol, { deviation }: Draw, changeSpan: number): Quote {
  const { price, change } = marketSample(symbol)
  const moved = toNumber(price) * (1 + deviation * MAX_PRICE_DEVIATION)
  return Object.freeze({
    price: usd(decimalFromNumber(moved, quotedDecimals(price))),
    change: decimalFromNumber(toNumber(change) + deviation * changeSpan, 2),
  })
}

/**
 * Returns the decimals of a coin's price. They are the decimals that the site shows, so that every move is visible, and four significant
 * digits below a dollar. They follow the sample price, so that a coin worth a dollar does not alternate between 2 and 4 decimals.
 */
function quotedDecimals(price: UsdAmount): number {
  const firstDigit = Math.floor(Math.log10(toNumber(price)))
  return firstDigit >= 0 ? 2 : 3 - firstDigit
}

function unlessEqual(known: Quote, next: Quote): Quote {
  return known.price === next.price && known.change === next.change ? known : next
}
