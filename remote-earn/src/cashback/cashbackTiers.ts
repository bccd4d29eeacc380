import { decimal, usd, type DecimalString, type UsdAmount } from '@crossbook/money'

/** A trader's cashback, by the volume of the last 30 days. */
export interface CashbackTier {
  tier: 'Bronze' | 'Silver' | 'Gold' | 'Platinum'
  /** Volume of 30 days in dollars, as text. */
  volume: string
  /** The tier's minimum volume in dollars. */
  from: UsdAmount
  /** The cashback in percent of the traded volume. */
  ratePercent: DecimalString
}

const TIERS: readonly [CashbackTier, ...CashbackTier[]] = Object.freeze<
  [CashbackTier, CashbackTier, CashbackTier, CashbackTier]
>([
  Object.freeze<CashbackTier>({
    tier: 'Bronze',
    volume: '$0-10K',
    from: usd('0'),
    ratePercent: decimal('0.1'),
  }),
  Object.freeze<CashbackTier>({
    tier: 'Silver',
    volume: '$10K-50K',
    from: usd('10000'),
    ratePercent: decimal('0.15'),
  }),
  Object.freeze<CashbackTier>({
    tier: 'Gold',
    volume: '$50K-100K',
    from: usd('50000'),
    ratePercent: decimal('0.2'),
  }),
  Object.freeze<CashbackTier>({
    tier: 'Platinum',
    volume: '$100K+',
    from: usd('100000'),
    ratePercent: decimal('0.25'),
  }),
])

/** The cashback tiers, smallest volume first. */
export function cashbackTiers(): typeof TIERS {
  return TIERS
}
