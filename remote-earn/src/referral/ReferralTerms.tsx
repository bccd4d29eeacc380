import { formatUsd } from '@crossbook/money'
import { Card, DescriptionItem, DescriptionList } from '@crossbook/ui'
import { REFERRAL_REWARD_USD, WELCOME_BONUS_USD } from './referrals'
import { tierBonuses } from './tierBonuses'
import { referralCopy as copy } from './referralCopy'

/** The rewards of a referral for both sides, and the bonuses for many. */
export function ReferralTerms() {
  return (
    <>
      <Card title={copy.rewards}>
        <DescriptionList>
          <DescriptionItem term={copy.youGet}>
            {copy.perReferral(formatUsd(REFERRAL_REWARD_USD, 0))}
          </DescriptionItem>
          <DescriptionItem term={copy.when}>{copy.firstTrade}</DescriptionItem>
          <DescriptionItem term={copy.friendGets}>
            {copy.welcome(formatUsd(WELCOME_BONUS_USD, 0))}
          </DescriptionItem>
        </DescriptionList>
      </Card>
      <Card title={copy.tiers}>
        <DescriptionList>
          {tierBonuses().map(({ activeReferrals, bonus }) => (
            <DescriptionItem key={activeReferrals} term={copy.tier(activeReferrals)}>
              {copy.bonus(formatUsd(bonus, 0))}
            </DescriptionItem>
          ))}
        </DescriptionList>
      </Card>
    </>
  )
}
