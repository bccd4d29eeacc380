import { SAMPLE_INSTANT } from '@crossbook/market'
import { formatUsd } from '@crossbook/money'
import { PageBody, PageHeader, SampleDataNote, SplitLayout, Stack, Stat, StatGrid } from '@crossbook/ui'
import { ReferralTable } from './ReferralTable'
import { ReferralTerms } from './ReferralTerms'
import { referralAccount } from './referrals'
import { referralStats } from './referralStats'
import { ShareCard } from './ShareCard'
import { referralCopy as copy } from './referralCopy'

/** Referral Program: the link to share, the rewards, and the referred friends. */
export default function Referral() {
  const { code, link, referrals } = referralAccount()
  const stats = referralStats(referrals, SAMPLE_INSTANT)

  return (
    <PageBody>
      <PageHeader title={copy.title} lead={copy.lead} actions={<SampleDataNote />} />
      <StatGrid>
        <Stat label={copy.total}>{stats.totalReferrals}</Stat>
        <Stat label={copy.active}>{stats.activeReferrals}</Stat>
        <Stat label={copy.earned}>{formatUsd(stats.totalEarnings)}</Stat>
        <Stat label={copy.month}>{formatUsd(stats.monthlyEarnings)}</Stat>
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
