import { decimalFromNumber, toNumber, usd, type UsdAmount } from '@crossbook/money'
import type { CoinSymbol } from './coins'
import { createRandom } from './random'
import { marketSample } from './sampleMarket'

/** What happened to a price within one hour, in numbers: sample history is drawn, never counted with. */
export interface HourlyMove {
  /** Dollars for one coin when the hour began. */
  open: number
  high: number
  low: number
  /** Dollars for one coin when the hour ended. */
  close: number
  /** Dollars traded within the hour. */
  volume: number
}

/** The hours that a 24-hour change is about. */
export const DAY_HOURS = 24

/** How far a price moves in a typical hour, as a part of it. */
const HOURLY_MOVE = 0.006

/**
 * The sample history of a coin, newest hour first: it ends at the sample price, and its last 24 hours make the sample's
 * change. The same for everybody and for every length, as each coin has its own seed and later draws lie further back.
 * Only sums, products and quotients, because browsers differ in the last digit of anything else.
 */
export function hourlyWalk(symbol: CoinSymbol, hours: number): readonly HourlyMove[] {
  const { price, change, volume24h } = marketSample(symbol)
  const random = createRandom(seedOf(symbol))
  const now = toNumber(price)
  const dayAgo = now / (1 + toNumber(change) / 100)
  const day = correctedDay(now, dayAgo, stepsBack(now, DAY_HOURS, random))
  const earlier = hours > DAY_HOURS ? stepsBack(dayAgo, hours - DAY_HOURS, random).slice(1) : []
  const closes = [...day, ...earlier]
  const shape = createRandom(seedOf(symbol) + 1)

  return closes.slice(0, hours).map((close, hour) => {
    const open = closes[hour + 1] ?? close
    const move = Math.abs(close - open) / close
    return {
      open,
      close,
      high: Math.max(open, close) * (1 + HOURLY_MOVE * 0.7 * shape()),
      low: Math.min(open, close) * (1 - HOURLY_MOVE * 0.7 * shape()),
      volume: (toNumber(volume24h) / DAY_HOURS) * (0.55 + 0.6 * shape() + 20 * move),
    }
  })
}

/** Prices at the full hours of the last day, oldest first, ending at the sample price: the line in a row. */
export function lastDayPrices(symbol: CoinSymbol): readonly number[] {
  const day = hourlyWalk(symbol, DAY_HOURS)
  const newestFirst = [...day.map(({ close }) => close), day.at(-1)?.open ?? 0]
  return newestFirst.reverse()
}

/** The dearest and the cheapest price of a day. */
export interface DayRange {
  high: UsdAmount
  low: UsdAmount
}

/** The range of a coin's sample history over its last 24 hours. */
export function dayRange(symbol: CoinSymbol): DayRange {
  const hours = hourlyWalk(symbol, DAY_HOURS)
  return {
    high: priceFrom(Math.max(...hours.map(({ high }) => high))),
    low: priceFrom(Math.min(...hours.map(({ low }) => low))),
  }
}

/** Decimals that are more than any coin of the site is quoted with. */
const PRICE_DECIMALS = 8

function priceFrom(value: number): UsdAmount {
  return usd(decimalFromNumber(value, value < 1 ? PRICE_DECIMALS : 2))
}

/** Prices going back from one, hour by hour; the first is that price itself. */
function stepsBack(from: number, hours: number, random: () => number): number[] {
  const prices = [from]
  for (let hour = 1; hour <= hours; hour += 1) {
    const last = prices[hour - 1] ?? from
    // Three draws added up: small moves are common and large ones rare.
    const move = (random() + random() + random() - 1.5) * 2 * HOURLY_MOVE
    prices.push(last / (1 + move))
  }
  return prices
}

/** Bends a day of prices, newest first, so that it began where the sample's change says. */
function correctedDay(now: number, dayAgo: number, prices: readonly number[]): number[] {
  const missed = dayAgo - (prices[DAY_HOURS] ?? now)
  return prices.map((price, hour) => price + (missed * hour) / DAY_HOURS)
}

function seedOf(symbol: CoinSymbol): number {
  return [...symbol].reduce((seed, letter) => seed * 31 + letter.charCodeAt(0), 7)
}
