import { usd, type UsdAmount } from '@crossbook/money'

/** A bonus on top of the rewards, paid once for this number of active friends. */
export interface TierBonus {
  activeReferrals: number
  bonus: UsdAmount
}

const BONUSES: readonly TierBonus[] = Object.freeze([
  Object.freeze({ activeReferrals: 10, bonus: usd('50') }),
  Object.freeze({ activeReferrals: 25, bonus: usd('150') }),
  Object.freeze({ activeReferrals: 50, bonus: usd('500') }),
])

/** The tier bonuses, smallest first. They are samples, like the programme's terms. */
export function tierBonuses(): readonly TierBonus[] {
  return BONUSES
}
