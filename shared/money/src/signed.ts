import type { Figure, UsdAmount } from './decimal'
import { MINUS, roundFigure } from './figures'

/** The direction of a change, for its colour and arrow; flat when it rounds to zero. */
export type Direction = 'up' | 'down' | 'flat'

/** A gain or loss as shown: text and direction come from the same rounded figure, so they cannot disagree. */
export interface SignedText {
  text: string
  direction: Direction
}

const SIGNS = { [-1]: MINUS, 0: '', 1: '+' } as const
const DIRECTIONS = { [-1]: 'down', 0: 'flat', 1: 'up' } as const

/**
 * Formats a change in percent with fixed decimals, 2 by default. Sign and direction come from the rounded figure.
 *
 * @example
 * formatSignedPercent(decimal('2.451')) // { text: '+2.45%', direction: 'up' }
 * formatSignedPercent(decimal('0.001')) // { text: '0.00%', direction: 'flat' }
 */
export function formatSignedPercent(value: Figure, decimals = 2): SignedText {
  const { sign, digits } = roundFigure(value, decimals)
  return { text: `${SIGNS[sign]}${digits}%`, direction: DIRECTIONS[sign] }
}

/**
 * Formats a gain or loss in dollars with fixed decimals, 2 by default. Sign and direction come from the rounded figure.
 *
 * @example
 * formatSignedUsd(usd('-80')) // { text: '−$80.00', direction: 'down' }
 */
export function formatSignedUsd(amount: UsdAmount, decimals = 2): SignedText {
  const { sign, digits } = roundFigure(amount, decimals)
  return { text: `${SIGNS[sign]}$${digits}`, direction: DIRECTIONS[sign] }
}
