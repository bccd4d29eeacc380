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

/** The cashback of a volume of 30 days. */
export interface CashbackQuote {
  tier: CashbackTier
  /** The cashback in dollars at the rate of the volume's tier, to the cent. */
  cashback: UsdAmount
  /** The next tier and the dollars to reach it; undefined in the last one. */
  next: { tier: CashbackTier; missing: UsdAmount } | undefined
}

const HUNDRED = decimal('100')
const CENTS = 2

/** Returns the tier of a volume in dollars and the cashback. The minimum volume belongs to its tier. */
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
