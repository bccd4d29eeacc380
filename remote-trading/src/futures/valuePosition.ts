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

/** The value of a position at a mark price. */
export interface PositionValue {
  /** The margin in dollars, with 2 decimals. */
  margin: UsdAmount
  /** The profit in dollars, negative for a loss, with 2 decimals. */
  pnl: UsdAmount
  /** The profit in percent of the margin, with 2 decimals. */
  returnPercent: DecimalString
}

/** Values a position. A long one gains when the price rises, a short one when it falls, for each coin of its size. */
export function valuePosition(position: Position, markPrice: UsdAmount): PositionValue {
  const { side, size, entryPrice, leverage } = position
  const margin = marginFor(multiply(entryPrice, size), leverage)
  const rise = multiply(subtract(markPrice, entryPrice), size)
  const pnl = roundTo(side === 'long' ? rise : multiply(rise, decimal('-1')), 2, 'nearest')
  return { margin, pnl, returnPercent: percentOf(pnl, margin, 2, 'nearest') }
}

/** Returns the margin in dollars for a position of this value, with 2 decimals. */
export function marginFor(value: UsdAmount, leverage: number): UsdAmount {
  return divide(value, decimal(`${leverage}`), 2, 'nearest')
}
