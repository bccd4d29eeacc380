import { decimal, multiply, priceDecimals, roundTo, usd, type UsdAmount } from '@crossbook/money'
import type { AlertCondition } from './priceAlert'

/** A distance from the current price that a button fills in. */
export interface PriceStep {
  label: string
  /** The price at this distance, in parts of the current one. */
  part: ReturnType<typeof decimal>
  /** The side on which an alert at this distance waits. */
  condition: AlertCondition
}

/** Distances below and above the current price, from the lowest to the highest. */
export const PRICE_STEPS: readonly PriceStep[] = Object.freeze([
  { label: '−10%', part: decimal('0.9'), condition: 'below' },
  { label: '−5%', part: decimal('0.95'), condition: 'below' },
  { label: '−1%', part: decimal('0.99'), condition: 'below' },
  { label: '+1%', part: decimal('1.01'), condition: 'above' },
  { label: '+5%', part: decimal('1.05'), condition: 'above' },
  { label: '+10%', part: decimal('1.1'), condition: 'above' },
])

/** Four decimals would hide most of a price below this one. */
const TINY = { below: 0.01, decimals: 8 } as const

/** Returns the price at a distance from the current one, with the decimals that the site shows for it. */
export function priceAt(current: UsdAmount, { part }: PriceStep): UsdAmount {
  const price = usd(multiply(current, part))
  return usd(roundTo(price, Number(price) < TINY.below ? TINY.decimals : priceDecimals(price), 'nearest'))
}
