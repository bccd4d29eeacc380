import {
  formatCompactUsd,
  formatDecimal,
  formatSignedPercent,
  MINUS,
  multiply,
  divide,
  decimal,
  usd,
  type Direction,
} from '@crossbook/money'
import { type HeatmapCoin, MARKET_CAP_UNIT_USD } from './heatmapCoins'
import type { Timeframe } from './heatmapView'

const MOVES: Readonly<Record<Direction, string>> = { up: 'up ', down: 'down ', flat: 'unchanged at ' }

/** A tile's name for screen readers: `BTC, up 2.45%, market cap $847.3 billion`. */
export function tileName({ symbol, change, marketCap }: HeatmapCoin): string {
  const { text, direction } = formatSignedPercent(change)
  const billions = formatDecimal(divide(marketCap, decimal('1000'), 1, 'nearest'), 1)
  return `${symbol}, ${MOVES[direction]}${text.replace('+', '').replace(MINUS, '')}, market cap $${billions} billion`
}

/** Market capitalization in billions: `$847.3B`. */
export function formatMarketCap({ marketCap }: Pick<HeatmapCoin, 'marketCap'>): string {
  return formatCompactUsd(usd(multiply(marketCap, MARKET_CAP_UNIT_USD)))
}

/** The label of a timeframe's change. */
export function changeLabel(timeframe: Timeframe): string {
  return `${timeframe} change`
}
