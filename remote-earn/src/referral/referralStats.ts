import { sum, type UsdAmount } from '@crossbook/money'
import type { Referral } from './referrals'

/** The four figures above the list of referrals. */
export interface ReferralStats {
  totalReferrals: number
  activeReferrals: number
  totalEarnings: UsdAmount
  monthlyEarnings: UsdAmount
}

/** Counts referrals and adds up their earnings, in total and in the calendar month of `now` (ISO text). */
export function referralStats(referrals: readonly Referral[], now: string): ReferralStats {
  const month = now.slice(0, 'yyyy-mm'.length)
  return {
    totalReferrals: referrals.length,
    activeReferrals: referrals.filter(({ status }) => status === 'Active').length,
    totalEarnings: earnedBy(referrals),
    monthlyEarnings: earnedBy(referrals.filter(({ date }) => date.startsWith(month))),
  }
}

function earnedBy(referrals: readonly Referral[]): UsdAmount {
  return sum(referrals.map(({ earned }) => earned))
}
