import { decimalFromNumber, toNumber, usd, type UsdAmount } from '@crossbook/money'
import type { CoinSymbol } from './coins'
import { createRandom, seedOf } from './random'
import { allTimeRange } from './sampleExtremes'
import { marketSample } from './sampleMarket'

/** A price within one hour, in numbers: sample history is only for drawing. */
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

/** Typical hourly move of most coins, as a fraction of the price. */
const HOURLY_MOVE = 0.009

/** The hourly moves of exceptional coins: stablecoins hardly move, the largest coins less than others, meme coins more. */
const OWN_HOURLY_MOVES: Readonly<Partial<Record<CoinSymbol, number>>> = {
  USDT: 0.0001,
  USDC: 0.0001,
  BTC: 0.006,
  ETH: 0.007,
  BNB: 0.006,
  TRX: 0.006,
  LTC: 0.007,
  XMR: 0.006,
  DOGE: 0.012,
  SHIB: 0.014,
}

function hourlyMove(symbol: CoinSymbol) {
  return OWN_HOURLY_MOVES[symbol] ?? HOURLY_MOVE
}

/**
 * The sample history of a coin, newest hour first: it ends at the sample price, its last 24 hours make the sample's change and
 * volume, and it never leaves the coin's all-time range. The same for everybody and for every length, as each coin has its own
 * seed and later draws lie further back. Only sums, products and quotients, because browsers differ in the last digit of
 * anything else.
 */
export function hourlyWalk(symbol: CoinSymbol, hours: number): readonly HourlyMove[] {
  const { price, change, volume24h } = marketSample(symbol)
  const random = createRandom(seedOf(symbol))
  const now = toNumber(price)
  const dayAgo = now / (1 + toNumber(change) / 100)
  const steps = stepsOf(symbol, random)
  const day = correctedDay(now, dayAgo, steps(now, DAY_HOURS, 0))
  const earlier = hours > DAY_HOURS ? steps(dayAgo, hours - DAY_HOURS, HOURLY_RETURN).slice(1) : []
  const closes = [...day, ...earlier]
  const shape = createRandom(seedOf(symbol) + 1)
  const volumes = createRandom(seedOf(symbol) + 2)
  const typical = hourlyMove(symbol)
  const activity = dailyActivity(symbol, Math.ceil(hours / DAY_HOURS))

  const walk = closes.slice(0, Math.max(hours, DAY_HOURS)).map((close, hour) => {
    const open = closes[hour + 1] ?? close
    const move = Math.abs(close - open) / close / typical
    return {
      open,
      close,
      high: Math.max(open, close) * (1 + typical * 0.7 * shape()),
      low: Math.min(open, close) * (1 - typical * 0.7 * shape()),
      volume:
        (0.4 + 0.4 * shape() + 0.4 * move + peak(volumes())) * (activity[Math.floor(hour / DAY_HOURS)] ?? 1),
    }
  })
  const ofTheDay = walk.slice(0, DAY_HOURS).reduce((total, { volume }) => total + volume, 0)
  const dollars = toNumber(volume24h) / ofTheDay
  return walk.slice(0, hours).map((hour) => ({ ...hour, volume: hour.volume * dollars }))
}

/** Share of the distance to the current price that earlier prices return by in each hour: they stay near it for years. */
const HOURLY_RETURN = 0.0006

/** Share of a day's activity that the previous day keeps. */
const KEPT_ACTIVITY = 0.85

/**
 * How busy trading was on each day, compared with the last 24 hours, newest day first. Quiet and busy weeks alternate, so that the
 * volumes of days, weeks and months differ as much as those of hours.
 */
function dailyActivity(symbol: CoinSymbol, days: number): readonly number[] {
  const random = createRandom(seedOf(symbol) + 3)
  const activity = [1]
  let mood = 0.5
  for (let day = 1; day < days; day += 1) {
    mood = KEPT_ACTIVITY * mood + (1 - KEPT_ACTIVITY) * random()
    const spread = (mood - 0.5) * 5
    activity.push(Math.max(0.3, 1 + spread) * (1 + peak(random())))
  }
  return activity
}

/** The volume that an hour of news adds to the typical volume, for a random number: usually none, now and then three times as much. */
function peak(draw: number) {
  const squared = draw * draw
  return 3 * squared * squared * squared * squared
}

/** Prices at the full hours of the last day, oldest first, ending at the sample price: the line in a row. */
export function lastDayPrices(symbol: CoinSymbol): readonly number[] {
  const day = hourlyWalk(symbol, DAY_HOURS)
  const newestFirst = [...day.map(({ close }) => close), day.at(-1)?.open ?? 0]
  return newestFirst.reverse()
}

/** The highest and the lowest price of a day. */
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
const PRICE_DECIMALS = 10

function priceFrom(value: number): UsdAmount {
  return usd(decimalFromNumber(value, value < 1 ? PRICE_DECIMALS : 2))
}

/** A price stays this far from the ends of its range, as a part of them: more than highs and lows add to it. */
const KEPT_FREE = 0.02

/**
 * Makes prices that go back from one, hour by hour, of which the first is that price itself. Each hour returns to it by the share
 * `toTheStart` of the distance.
 */
function stepsOf(symbol: CoinSymbol, random: () => number) {
  const range = allTimeRange(symbol)
  const most = range ? toNumber(range.high) * (1 - KEPT_FREE) : Infinity
  const least = range ? toNumber(range.low) * (1 + KEPT_FREE) : 0
  const typical = hourlyMove(symbol)

  return (from: number, hours: number, toTheStart: number): number[] => {
    const prices = [from]
    for (let hour = 1; hour <= hours; hour += 1) {
      const last = prices[hour - 1] ?? from
      // Three draws added up: small moves are common and large ones rare.
      const move = (random() + random() + random() - 1.5) * 2 * typical
      const price = last / (1 + move) + (from - last) * toTheStart
      prices.push(price > most || price < least ? last * (1 + move) : price)
    }
    return prices
  }
}

/** Bends a day of prices, newest first, so that it began where the sample's change says. */
function correctedDay(now: number, dayAgo: number, prices: readonly number[]): number[] {
  const missed = dayAgo - (prices[DAY_HOURS] ?? now)
  return prices.map((price, hour) => price + (missed * hour) / DAY_HOURS)
}
