import { decimal, type DecimalString } from '@crossbook/money'

/** What a trader gets back, by the volume of the last 30 days. */
export interface CashbackTier {
  tier: 'Bronze' | 'Silver' | 'Gold' | 'Platinum'
  /** Volume of 30 days in dollars, in words. */
  volume: string
  /** Part of the traded volume that comes back, in percent. */
  ratePercent: DecimalString
}

const TIERS: readonly CashbackTier[] = Object.freeze([
  Object.freeze<CashbackTier>({ tier: 'Bronze', volume: '$0-10K', ratePercent: decimal('0.1') }),
  Object.freeze<CashbackTier>({ tier: 'Silver', volume: '$10K-50K', ratePercent: decimal('0.15') }),
  Object.freeze<CashbackTier>({ tier: 'Gold', volume: '$50K-100K', ratePercent: decimal('0.2') }),
  Object.freeze<CashbackTier>({ tier: 'Platinum', volume: '$100K+', ratePercent: decimal('0.25') }),
])

/** The cashback tiers, smallest volume first. */
export function cashbackTiers(): readonly CashbackTier[] {
  return TIERS
}
