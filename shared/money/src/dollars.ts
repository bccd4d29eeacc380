import Big from 'big.js'
import type { UsdAmount } from './decimal'
import { compactFigure, roundFigure, withMinus, type RoundedFigure } from './figures'
import { round } from './rounding'

/**
 * Formats dollars with grouping and fixed decimals, 2 by default.
 *
 * @example
 * formatUsd(usd('1234.5')) // '$1,234.50'
 * formatUsd(usd('-0.75')) // '−$0.75'
 */
export function formatUsd(amount: UsdAmount, decimals = 2): string {
  return dollars(roundFigure(amount, decimals))
}

/**
 * Formats dollars in thousands, millions, billions or trillions, with 1 decimal by default.
 *
 * @example
 * formatCompactUsd(usd('847300000000')) // '$847.3B'
 */
export function formatCompactUsd(amount: UsdAmount, decimals = 1): string {
  return dollars(compactFigure(amount, decimals))
}

/**
 * Formats a price in dollars: 2 decimals from one dollar up, 4 below, more where the price is tiny.
 *
 * @example
 * formatPrice(usd('43250')) // '$43,250.00'
 * formatPrice(usd('0.4567')) // '$0.4567'
 * formatPrice(usd('0.00000952')) // '$0.000009520'
 */
export function formatPrice(price: UsdAmount): string {
  return formatUsd(price, priceDecimals(price))
}

/** Under this price, 4 decimals would show less than one digit of it that is not zero. */
const TINY_PRICE = 0.001

/** Decimals that a price is shown with: 2 from one dollar up, 4 below, and as many as 4 significant digits need for tiny prices. */
export function priceDecimals(price: UsdAmount): number {
  const whole = Big(price)
  if (whole.gte(1)) return 2
  return whole.eq(0) || whole.abs().gte(TINY_PRICE) ? 4 : 3 - whole.e
}

/**
 * Returns the whole price for an element's title where `formatPrice` hides part of it, otherwise undefined.
 *
 * @example
 * <span title={fullPriceTitle(price)}>{formatPrice(price)}</span>
 */
export function fullPriceTitle(price: UsdAmount): string | undefined {
  const whole = Big(price)
  const shown = priceDecimals(price)
  if (whole.eq(round(whole, shown, 'nearest'))) return undefined
  const [, fraction = ''] = whole.toFixed().split('.')
  return formatUsd(price, fraction.length)
}

function dollars({ sign, digits }: RoundedFigure): string {
  return withMinus({ sign, digits: `$${digits}` })
}
