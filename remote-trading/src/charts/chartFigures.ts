import {
  decimalFromNumber,
  formatCompactUsd,
  formatDecimal,
  formatPrice,
  priceDecimals,
  usd,
  type UsdAmount,
} from '@crossbook/money'
import type { Timeframe } from './chartChoices'

const MONTHS = Object.freeze([
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
])

/** When a candle begins, in UTC: `15 Mar 2024`, with the hour where candles are shorter than days. */
export function candleDate(time: number, timeframe: Timeframe): string {
  const date = new Date(time * 1000)
  const day = `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`
  const hour = `${date.getUTCHours()}`.padStart(2, '0')
  return timeframe === '1H' || timeframe === '4H' ? `${day} ${hour}:00` : day
}

/** The precision of a mark on the time scale: from a year to an hour. */
export type TickDetail = 'year' | 'month' | 'day' | 'hour'

/** A mark on the scale of time, in UTC: `2024`, `Mar`, `15` or `08:00`; no `Intl`, which takes longer than drawing the chart. */
export function tickText(time: number, detail: TickDetail): string {
  const date = new Date(time * 1000)
  switch (detail) {
    case 'year':
      return `${date.getUTCFullYear()}`
    case 'month':
      return MONTHS[date.getUTCMonth()] ?? ''
    case 'day':
      return `${date.getUTCDate()}`
    case 'hour':
      return `${`${date.getUTCHours()}`.padStart(2, '0')}:00`
  }
}

/** More decimals than 4 significant digits of any coin's price need. */
const MOST_DECIMALS = 12

/** The decimals of a price on a chart, the same as elsewhere on the site. */
export function chartDecimals(price: number): number {
  return priceDecimals(usd(decimalFromNumber(price, MOST_DECIMALS)))
}

/** A price of a candle as text. */
export function candlePrice(price: number): string {
  return formatPrice(dollars(price))
}

/** The volume of a candle as text. */
export function candleVolume(volume: number): string {
  return formatCompactUsd(dollars(volume))
}

/** Formats a value of an indicator; empty where it has none. */
export function indicatorText(value: number | undefined, decimals: number): string {
  return value === undefined ? '—' : formatDecimal(decimalFromNumber(value, decimals), decimals)
}

function dollars(value: number): UsdAmount {
  return usd(decimalFromNumber(value, chartDecimals(value)))
}
