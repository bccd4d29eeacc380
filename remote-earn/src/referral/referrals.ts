import type { Day } from '../dates/day'
import { usd, type UsdAmount } from '@crossbook/money'

/** A friend who registered with the trader's code. Active from the first trade on, which earns the reward. */
export interface Referral {
  id: string
  name: string
  date: Day
  status: 'Active' | 'Pending'
  earned: UsdAmount
}

/** The trader's code and link, and the resulting referrals. */
export interface ReferralAccount {
  code: string
  link: string
  referrals: readonly Referral[]
}

/** The trader's reward for each referral, after the friend's first trade. */
export const REFERRAL_REWARD_USD = usd('25')

/** The friend's reward for registering with a code. */
export const WELCOME_BONUS_USD = usd('10')

const ACCOUNT: ReferralAccount = Object.freeze({
  code: 'CROSS25',
  link: 'https://crossbook.example/register?ref=CROSS25',
  referrals: Object.freeze([
    referral('ref-8', 'Alex M.', '2024-03-14', 'Pending'),
    referral('ref-7', 'Priya S.', '2024-03-11', 'Active'),
    referral('ref-6', 'Jonas K.', '2024-03-02', 'Active'),
    referral('ref-5', 'Maria G.', '2024-02-21', 'Active'),
    referral('ref-4', 'Wei L.', '2024-02-09', 'Pending'),
    referral('ref-3', 'Sara B.', '2024-01-30', 'Active'),
    referral('ref-2', 'Tom R.', '2024-01-17', 'Active'),
    referral('ref-1', 'Emily W.', '2023-12-28', 'Active'),
  ]),
})

/** The trader's referrals as of the sample instant. */
export function referralAccount(): ReferralAccount {
  return ACCOUNT
}

function referral(id: string, name: string, date: Day, status: Referral['status']): Referral {
  return Object.freeze({
    id,
    name,
    date,
    status,
    earned: status === 'Active' ? REFERRAL_REWARD_USD : usd('0'),
  })
}
