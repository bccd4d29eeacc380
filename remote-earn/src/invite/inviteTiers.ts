import { usd, type UsdAmount } from '@crossbook/money'

/** The trader's reward for an invited friend, by account tier. */
export interface InviteTier {
  tier: 'Standard' | 'Premium' | 'VIP'
  reward: UsdAmount
}

const TIERS: readonly InviteTier[] = Object.freeze([
  Object.freeze<InviteTier>({ tier: 'Standard', reward: usd('25') }),
  Object.freeze<InviteTier>({ tier: 'Premium', reward: usd('50') }),
  Object.freeze<InviteTier>({ tier: 'VIP', reward: usd('100') }),
])

/** The reward tiers, smallest reward first. */
export function inviteTiers(): readonly InviteTier[] {
  return TIERS
}
