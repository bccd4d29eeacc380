/** A level of loyal traders and what comes with it. */
export interface LoyaltyLevel {
  level: 'Silver' | 'VIP Gold'
  perks: readonly string[]
}

const LEVELS: readonly LoyaltyLevel[] = Object.freeze([
  Object.freeze<LoyaltyLevel>({
    level: 'Silver',
    perks: Object.freeze(['10% fee discount', 'E-mail support within 24 hours']),
  }),
  Object.freeze<LoyaltyLevel>({
    level: 'VIP Gold',
    perks: Object.freeze(['50% fee discount', 'Priority support', 'Trading signals']),
  }),
])

/** The levels, lowest first. */
export function loyaltyLevels(): readonly LoyaltyLevel[] {
  return LEVELS
}
