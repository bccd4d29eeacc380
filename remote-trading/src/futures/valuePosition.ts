import {
  decimal,
  divide,
  multiply,
  percentOf,
  roundTo,
  subtract,
  type DecimalString,
  type UsdAmount,
} from '@crossbook/money'
import type { Position } from './positions'

/** What a position is worth at a mark price. */
export interface PositionValue {
  /** Dollars that were put up for it, with 2 decimals. */
  margin: UsdAmount
  /** Dollars won, negative when lost, with 2 decimals. */
  pnl: UsdAmount
  /** The same in percent of the margin, with 2 decimals. */
  returnPercent: DecimalString
}

/** Values a position: a long one wins what the price rose by, a short one what it fell by, for each coin of its size. */
export function valuePosition(position: Position, markPrice: UsdAmount): PositionValue {
  const { side, size, entryPrice, leverage } = position
  const margin = marginFor(multiply(entryPrice, size), leverage)
  const rise = multiply(subtract(markPrice, entryPrice), size)
  const pnl = roundTo(side === 'long' ? rise : multiply(rise, decimal('-1')), 2, 'nearest')
  return { margin, pnl, returnPercent: percentOf(pnl, margin, 2, 'nearest') }
}

/** The dollars to put up for a position of this value, with 2 decimals. */
export function marginFor(value: UsdAmount, leverage: number): UsdAmount {
  return divide(value, decimal(`${leverage}`), 2, 'nearest')
}
