import { SAMPLE_INSTANT } from '@crossbook/market'
import { formatUsd } from '@crossbook/money'
import { PageBody, PageHeader, SampleDataNote, SplitLayout, Stack, Stat, StatGrid } from '@crossbook/ui'
import { ReferralTable } from './ReferralTable'
import { ReferralTerms } from './ReferralTerms'
import { referralAccount } from './referrals'
import { referralStats } from './referralStats'
import { ShareCard } from './ShareCard'

/** Referral Program: what to share, what it has brought, and who came. */
export default function Referral() {
  const { code, link, referrals } = referralAccount()
  const stats = referralStats(referrals, SAMPLE_INSTANT)

  return (
    <PageBody>
      <PageHeader
        title="Referral Program"
        lead="Invite friends and earn when they make their first trade."
        actions={<SampleDataNote />}
      />
      <StatGrid>
        <Stat label="Total referrals">{stats.totalReferrals}</Stat>
        <Stat label="Active referrals">{stats.activeReferrals}</Stat>
        <Stat label="Total earnings">{formatUsd(stats.totalEarnings)}</Stat>
        <Stat label="This month">{formatUsd(stats.monthlyEarnings)}</Stat>
      </StatGrid>
      <SplitLayout>
        <Stack $gap={24}>
          <ShareCard code={code} link={link} />
          <ReferralTable referrals={referrals} />
        </Stack>
        <Stack $gap={24}>
          <ReferralTerms />
        </Stack>
      </SplitLayout>
    </PageBody>
  )
}
