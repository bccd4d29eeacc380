import { formatUsd } from '@crossbook/money'
import { Card, DescriptionItem, DescriptionList } from '@crossbook/ui'
import { REFERRAL_REWARD_USD, WELCOME_BONUS_USD } from './referrals'
import { tierBonuses } from './tierBonuses'

/** What a referral brings to both sides, and the bonuses for many. */
export function ReferralTerms() {
  return (
    <>
      <Card title="Rewards">
        <DescriptionList>
          <DescriptionItem term="You get">{formatUsd(REFERRAL_REWARD_USD, 0)} per referral</DescriptionItem>
          <DescriptionItem term="When">After your friend&rsquo;s first trade</DescriptionItem>
          <DescriptionItem term="Your friend gets">
            {formatUsd(WELCOME_BONUS_USD, 0)} welcome bonus
          </DescriptionItem>
        </DescriptionList>
      </Card>
      <Card title="Tier bonuses">
        <DescriptionList>
          {tierBonuses().map(({ activeReferrals, bonus }) => (
            <DescriptionItem key={activeReferrals} term={`${activeReferrals} active referrals`}>
              {formatUsd(bonus, 0)} bonus
            </DescriptionItem>
          ))}
        </DescriptionList>
      </Card>
    </>
  )
}
