import {
  compare,
  convert,
  decimal,
  subtract,
  usd,
  type DecimalString,
  type UsdAmount,
} from '@crossbook/money'
import { cashbackTiers, type CashbackTier } from './cashbackTiers'

/** What a volume of 30 days brings. */
export interface CashbackQuote {
  tier: CashbackTier
  /** Dollars that come back of that volume at its tier's rate, to the cent. */
  cashback: UsdAmount
  /** The next tier and the dollars that lead to it; undefined in the last one. */
  next: { tier: CashbackTier; missing: UsdAmount } | undefined
}

const HUNDRED = decimal('100')
const CENTS = 2

/** The tier of a volume in dollars and what comes back; a tier begins with its first dollar. */
export function quoteCashback(volume: DecimalString): CashbackQuote {
  const dollars = usd(volume)
  const tiers = cashbackTiers()
  const reached = tiers.filter(({ from }) => compare(from, dollars) <= 0)
  const tier = reached.at(-1) ?? tiers[0]
  const next = tiers[reached.length]
  return {
    tier,
    cashback: usd(convert(dollars, tier.ratePercent, HUNDRED, CENTS, 'nearest')),
    next: next && { tier: next, missing: subtract(next.from, dollars) },
  }
}
