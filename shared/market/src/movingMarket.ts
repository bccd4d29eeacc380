import { decimalFromNumber, toNumber, usd, type DecimalString, type UsdAmount } from '@crossbook/money'
import { COIN_SYMBOLS, type CoinSymbol } from './coins'
import type { RandomSource } from './random'
import { marketSample } from './sampleMarket'

/** What a coin costs at one tick. It is the same object until one of its figures changes. */
export interface Quote {
  /** Dollars for one coin. */
  readonly price: UsdAmount
  /** Change over 24 hours in percent, with 2 decimals. */
  readonly change: DecimalString
}

/** How far a price strays from its sample price, as a part of it: 0.05 %. */
const MAX_PRICE_DEVIATION = 0.0005

/** How far, in percentage points, changes stray from the sample in the market table of the landing page. */
export const MARKET_TABLE_CHANGE_SPAN = 0.25

/** How far, in percentage points, changes stray from the sample on live price cards and everywhere else. */
export const PRICE_CARD_CHANGE_SPAN = 0.15

const MIN_ARBITRAGE_PERCENT = 0.1
const MAX_ARBITRAGE_PERCENT = 2

/** Prices that move around the sample when told to; before the first move they are the sample. */
export interface MovingMarket {
  move: () => void
  quote: (symbol: CoinSymbol, changeSpan?: number) => Quote
  arbitrage: (symbol: CoinSymbol) => DecimalString
}

/** Makes a market at rest. One move draws two numbers for each coin, in the order of the coins. */
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

/** What chance gave a coin at one move. */
interface Draw {
  /** From −1 to 1; price and change stray by this part of what they may, so that they rise and fall together. */
  deviation: number
  /** From 0 to 1, within the range of arbitrage percentages. */
  arbitrage: number
}

// Chance, not money: binary numbers do, and the host, which has the market in its first load, does without the decimal library.
function movedQuote(symbol: CoinSymbol, { deviation }: Draw, changeSpan: number): Quote {
  const { price, change } = marketSample(symbol)
  const moved = toNumber(price) * (1 + deviation * MAX_PRICE_DEVIATION)
  return Object.freeze({
    price: usd(decimalFromNumber(moved, quotedDecimals(price))),
    change: decimalFromNumber(toNumber(change) + deviation * changeSpan, 2),
  })
}

/**
 * Decimals that a coin is quoted with: those it is shown with, so that nothing moves unseen, and four digits for the
 * smallest. They follow the sample price, so that a coin worth a dollar does not change between 2 and 4 decimals.
 */
function quotedDecimals(price: UsdAmount): number {
  const firstDigit = Math.floor(Math.log10(toNumber(price)))
  return firstDigit >= 0 ? 2 : 3 - firstDigit
}

function unlessEqual(known: Quote, next: Quote): Quote {
  return known.price === next.price && known.change === next.change ? known : next
}
