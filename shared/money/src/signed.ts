import type { Figure, UsdAmount } from './decimal'
import { MINUS, roundFigure } from './figures'

/** Where a value went, for its colour and arrow; flat when it rounds to zero. */
export type Direction = 'up' | 'down' | 'flat'

/** A gain or loss as shown: text and direction come from the same rounded figure, so they cannot disagree. */
export interface SignedText {
  text: string
  direction: Direction
}

const SIGNS = { [-1]: MINUS, 0: '', 1: '+' } as const
const DIRECTIONS = { [-1]: 'down', 0: 'flat', 1: 'up' } as const

/** A change in percent with fixed decimals: `+2.45%`, `−0.52%`, and `0.00%` when it rounds to zero. */
export function formatSignedPercent(value: Figure, decimals = 2): SignedText {
  const { sign, digits } = roundFigure(value, decimals)
  return { text: `${SIGNS[sign]}${digits}%`, direction: DIRECTIONS[sign] }
}

/** A gain or loss in dollars with fixed decimals: `+$125.50`, `−$80.00`, and `$0.00` when it rounds to zero. */
export function formatSignedUsd(amount: UsdAmount, decimals = 2): SignedText {
  const { sign, digits } = roundFigure(amount, decimals)
  return { text: `${SIGNS[sign]}$${digits}`, direction: DIRECTIONS[sign] }
}
