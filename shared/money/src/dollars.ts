import Big from 'big.js'
import type { UsdAmount } from './decimal'
import { compactFigure, roundFigure, withMinus, type RoundedFigure } from './figures'
import { round } from './rounding'

/** Dollars with grouping and fixed decimals: `$1,234.50`, `−$0.75`. */
export function formatUsd(amount: UsdAmount, decimals = 2): string {
  return dollars(roundFigure(amount, decimals))
}

/** Dollars in thousands, millions, billions or trillions: `$847.3B`. */
export function formatCompactUsd(amount: UsdAmount, decimals = 1): string {
  return dollars(compactFigure(amount, decimals))
}

/** A price in dollars with the decimals that prices have: `$43,250.00`, `$0.4567`. */
export function formatPrice(price: UsdAmount): string {
  return formatUsd(price, priceDecimals(price))
}

/** Decimals that a price is shown with: 4 under one dollar, otherwise 2. */
export function priceDecimals(price: UsdAmount): 2 | 4 {
  return Big(price).lt(1) ? 4 : 2
}

/** The whole price for the cell's title where `formatPrice` hides part of it; undefined where it shows all. */
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
