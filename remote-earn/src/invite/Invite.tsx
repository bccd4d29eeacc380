import { SAMPLE_INSTANT } from '@crossbook/market'
import { formatUsd } from '@crossbook/money'
import {
  ButtonLink,
  Card,
  CardGrid,
  color,
  SampleDataNote,
  SectionHeading,
  Stack,
  Stat,
  StatGrid,
  type,
} from '@crossbook/ui'
import { EarnPage } from '../earn-tabs/EarnPage'
import styled from 'styled-components'
import { SITE_PATHS } from '@crossbook/contract'
import { referralAccount, WELCOME_BONUS_USD } from '../referral/referrals'
import { referralStats } from '../referral/referralStats'
import { inviteTiers } from './inviteTiers'

/** Invite & Earn: the reward for an invitation, and the trader's rewards so far. */
export default function Invite() {
  const stats = referralStats(referralAccount().referrals, SAMPLE_INSTANT)

  return (
    <EarnPage
      title="Invite & Earn"
      lead={`You earn a reward after your friend’s first trade, and your friend gets a ${formatUsd(WELCOME_BONUS_USD, 0)} welcome bonus.`}
      actions={
        <ButtonLink to={SITE_PATHS.referral} variant="primary">
          Get your invite link
        </ButtonLink>
      }
    >
      <Stack>
        <SectionHeading title="Reward tiers" />
        <CardGrid as="ul" $min={320}>
          {inviteTiers().map(({ tier, reward }) => (
            <li key={tier}>
              <Card>
                <Tier>{tier}</Tier>
                <Reward translate="no">{formatUsd(reward, 0)}</Reward>
                <Terms>per invited friend</Terms>
              </Card>
            </li>
          ))}
        </CardGrid>
      </Stack>
      <Stack>
        <SectionHeading title="Your invitations" actions={<SampleDataNote />} />
        <StatGrid>
          <Stat label="Friends invited">{stats.totalReferrals}</Stat>
          <Stat label="Friends trading">{stats.activeReferrals}</Stat>
          <Stat label="Total earned">{formatUsd(stats.totalEarnings)}</Stat>
          <Stat label="Earned this month">{formatUsd(stats.monthlyEarnings)}</Stat>
        </StatGrid>
      </Stack>
    </EarnPage>
  )
}

const Tier = styled.h3`
  ${type.h3}
`

const Reward = styled.p`
  ${type.numXl}
`

const Terms = styled.p`
  color: ${color.text2};
  ${type.small}
`
