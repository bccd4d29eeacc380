import { compare, decimal, decimalFromNumber, multiply, roundTo, type DecimalString } from '@crossbook/money'
import type { SecurityFlags } from './securityFlags'

/** How well an account is protected. */
export type SecurityRating = 'Excellent' | 'Good' | 'Needs Improvement'

/** Percent that each protection adds; six of them make a little more than all. */
const PERCENT_PER_FLAG = decimal('16.67')

const MOST = decimal('100')
const EXCELLENT_FROM = decimal('80')
const GOOD_FROM = decimal('60')

/** The score of an account: protections that are on, the percent shown (whole, at most 100), and what that is called. */
export function securityScore(flags: SecurityFlags) {
  const enabled = Object.values(flags).filter(Boolean).length
  const raw = multiply(PERCENT_PER_FLAG, decimalFromNumber(enabled, 0))
  const percent = roundTo(compare(raw, MOST) > 0 ? MOST : raw, 0, 'nearest')
  return { enabled, percent, rating: ratingOf(raw) }
}

/** The raw value decides, not what is shown of it. */
function ratingOf(raw: DecimalString): SecurityRating {
  if (compare(raw, EXCELLENT_FROM) >= 0) return 'Excellent'
  return compare(raw, GOOD_FROM) >= 0 ? 'Good' : 'Needs Improvement'
}
