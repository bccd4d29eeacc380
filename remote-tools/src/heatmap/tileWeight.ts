import { compare, decimal, type DecimalString } from '@crossbook/money'

/** The thresholds of the steps, in millions of dollars of market capitalization. */
const THRESHOLDS = [decimal('2000'), decimal('5000'), decimal('10000'), decimal('50000'), decimal('100000')]

/** Areas of the six steps, relative to each other. They are close enough that the smallest stays readable on a phone. */
const WEIGHTS = [1, 1.25, 1.5, 2, 3, 4] as const

/** A tile's share of the area, by its coin's market capitalization in millions of dollars. */
export function tileWeight(marketCap: DecimalString): number {
  const reached = THRESHOLDS.filter((threshold) => compare(marketCap, threshold) >= 0).length
  return WEIGHTS[reached] ?? WEIGHTS[0]
}
