/** A level of loyal traders. */
export type LoyaltyLevel = 'Silver' | 'VIP Gold'

/** The levels, lowest first. */
export const LOYALTY_LEVELS: readonly LoyaltyLevel[] = Object.freeze(['Silver', 'VIP Gold'])

/** A perk, and its value for each level; undefined where a level does not have it. */
export interface LoyaltyPerk {
  perk: string
  levels: Readonly<Record<LoyaltyLevel, string | undefined>>
}

const PERKS: readonly LoyaltyPerk[] = Object.freeze([
  Object.freeze<LoyaltyPerk>({
    perk: 'Trading fees',
    levels: { Silver: '10% fee discount', 'VIP Gold': '50% fee discount' },
  }),
  Object.freeze<LoyaltyPerk>({
    perk: 'Support',
    levels: { Silver: 'E-mail support within 24 hours', 'VIP Gold': 'Priority support' },
  }),
  Object.freeze<LoyaltyPerk>({
    perk: 'Signals',
    levels: { Silver: undefined, 'VIP Gold': 'Trading signals' },
  }),
])

/** The perks, the most popular first. */
export function loyaltyPerks(): readonly LoyaltyPerk[] {
  return PERKS
}
