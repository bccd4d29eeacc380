import { compare, decimal, decimalFromNumber, multiply, roundTo, type DecimalString } from '@crossbook/money'
import type { SecurityFlags } from './securityFlags'

/** The rating of an account's security. */
export type SecurityRating = 'Excellent' | 'Good' | 'Needs Improvement'

/** The percentage that each protection adds. Six of them add up to a little more than 100. */
const PERCENT_PER_FLAG = decimal('16.67')

const MOST = decimal('100')
const EXCELLENT_FROM = decimal('80')
const GOOD_FROM = decimal('60')

/** The score of an account: active protections, the shown percentage (whole, at most 100), and its rating. */
export function securityScore(flags: SecurityFlags) {
  const enabled = Object.values(flags).filter(Boolean).length
  const raw = multiply(PERCENT_PER_FLAG, decimalFromNumber(enabled, 0))
  const percent = roundTo(compare(raw, MOST) > 0 ? MOST : raw, 0, 'nearest')
  return { enabled, percent, rating: ratingOf(raw) }
}

/** The raw value decides, not the shown percentage. */
function ratingOf(raw: DecimalString): SecurityRating {
  if (compare(raw, EXCELLENT_FROM) >= 0) return 'Excellent'
  return compare(raw, GOOD_FROM) >= 0 ? 'Good' : 'Needs Improvement'
}
