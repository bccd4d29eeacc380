import { SAMPLE_INSTANT_MS, type CoinSymbol, hourlyWalk } from '@crossbook/market'
import { toNumber, type UsdAmount } from '@crossbook/money'
import type { Timeframe } from './chartChoices'

/** The prices of one step of a timeframe. They are numbers, because a chart draws them and no amount is computed from them. */
export interface Candle {
  /** Seconds since 1970 at which the step began. */
  time: number
  open: number
  high: number
  low: number
  close: number
  /** Dollars traded. */
  volume: number
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Hours of history that each timeframe shows: some hundred candles, and three years of months. */
const HISTORY_HOURS: Readonly<Record<Timeframe, number>> = Object.freeze({
  '1H': 400,
  '4H': 4 * 300,
  '1D': 24 * 300,
  '1W': 24 * 7 * 130,
  '1M': 24 * 365 * 3,
})

/** Returns the start of the step that contains an instant. Days start at midnight UTC, weeks on Monday. */
const STEP_START: Readonly<Record<Timeframe, (ms: number) => number>> = Object.freeze({
  '1H': (ms) => ms - (ms % HOUR_MS),
  '4H': (ms) => ms - (ms % (4 * HOUR_MS)),
  '1D': (ms) => ms - (ms % DAY_MS),
  // 1 January 1970 was a Thursday.
  '1W': (ms) => ms - ((ms + 3 * DAY_MS) % (7 * DAY_MS)),
  '1M': (ms) => {
    const date = new Date(ms)
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth())
  },
})

/** The sample candles of a coin, oldest first: the same for everybody, ending at the sample instant and price. */
export function sampleCandles(symbol: CoinSymbol, timeframe: Timeframe): readonly Candle[] {
  const stepStart = STEP_START[timeframe]
  const candles: Candle[] = []
  const newestFirst = hourlyWalk(symbol, HISTORY_HOURS[timeframe])

  for (let back = newestFirst.length - 1; back >= 0; back -= 1) {
    const hour = newestFirst[back]
    if (!hour) continue
    const time = stepStart(SAMPLE_INSTANT_MS - (back + 1) * HOUR_MS) / 1000
    const candle = candles.at(-1)
    if (candle?.time !== time) {
      candles.push({ time, ...hour })
      continue
    }
    candle.high = Math.max(candle.high, hour.high)
    candle.low = Math.min(candle.low, hour.low)
    candle.close = hour.close
    candle.volume += hour.volume
  }
  // The first step began before the history.
  return candles.slice(1)
}

/** Returns the candles with the current price as the end of the last one. */
export function endingAt(candles: readonly Candle[], price: UsdAmount): readonly Candle[] {
  const last = candles.at(-1)
  if (!last) return candles
  const close = toNumber(price)
  const high = Math.max(last.high, close)
  const low = Math.min(last.low, close)
  return [...candles.slice(0, -1), { ...last, close, high, low }]
}
