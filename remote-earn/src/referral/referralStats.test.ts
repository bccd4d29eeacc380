/** @jest-environment node */
import { usd } from '@crossbook/money'
import type { Referral } from './referrals'
import { referralStats } from './referralStats'

const NOW = '2024-03-15T12:00:00.000Z'

function referral(overrides: Partial<Referral>): Referral {
  return { id: 'r', name: 'A.', date: '2024-03-01', status: 'Active', earned: usd('25'), ...overrides }
}

describe('referral statistics', () => {
  it('count all and active referrals and add up their earnings [ERN-11]', () => {
    const rows = [referral({}), referral({}), referral({ status: 'Pending', earned: usd('0') })]
    expect(referralStats(rows, NOW)).toMatchObject({
      totalReferrals: 3,
      activeReferrals: 2,
      totalEarnings: '50',
    })
  })

  it('count the first day of the month and not the last day of the previous month [ERN-11]', () => {
    const rows = [referral({ date: '2024-03-01' }), referral({ date: '2024-02-29' })]
    expect(referralStats(rows, NOW).monthlyEarnings).toBe('25')
  })

  it('are zeros for nobody [ERN-11]', () => {
    expect(referralStats([], NOW)).toEqual({
      totalReferrals: 0,
      activeReferrals: 0,
      totalEarnings: '0',
      monthlyEarnings: '0',
    })
  })
})
