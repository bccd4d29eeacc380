import { createRandom, SAMPLE_INSTANT_MS, marketSample, seedOf, type CoinSymbol } from '@crossbook/market'
import { decimalFromNumber, priceDecimals, toNumber, usd, type UsdAmount } from '@crossbook/money'
import { sampleSize } from './sampleBook'

/** A sample trade. */
export interface Trade {
  /** Milliseconds since 1970. */
  time: number
  price: UsdAmount
  /** Coins. */
  size: number
  side: 'buy' | 'sell'
}

/** The number of trades in the list. */
const TRADES = 12

/** The duration of a tick on the samples' clock. */
const TICK_MS = 3000

/** The spread of the latest prices as a share of the price, and the part of an order that one trade fills. */
const PRICE_SPAN = 0.0002
const PART_OF_ORDER = 0.05

/** The trades up to the sample instant, newest first: the same for everybody. */
export function firstTrades(symbol: CoinSymbol): readonly Trade[] {
  const random = createRandom(seedOf(`${symbol} trades`))
  const { price } = marketSample(symbol)
  let time = SAMPLE_INSTANT_MS
  return Array.from({ length: TRADES }, (_, back): Trade => {
    const strayed = toNumber(price) * (1 + (back === 0 ? 0 : random() - 0.5) * PRICE_SPAN)
    const traded = usd(decimalFromNumber(strayed, priceDecimals(price)))
    const trade = tradeAt(symbol, { time, price: traded, side: random() < 0.5 ? 'buy' : 'sell' })
    time -= Math.round(300 + random() * 2700)
    return trade
  })
}

/** Adds a trade at a new price, a purchase if the price rose. */
export function withTrade(trades: readonly Trade[], symbol: CoinSymbol, price: UsdAmount): readonly Trade[] {
  const [last] = trades
  if (!last) return trades
  const side = toNumber(price) >= toNumber(last.price) ? 'buy' : 'sell'
  const next = tradeAt(symbol, { time: last.time + TICK_MS, price, side })
  return [next, ...trades].slice(0, TRADES)
}

function tradeAt(symbol: CoinSymbol, trade: Omit<Trade, 'size'>): Trade {
  return { ...trade, size: sampleSize(symbol, trade.price) * PART_OF_ORDER }
}
