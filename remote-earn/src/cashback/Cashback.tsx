import { SplitLayout } from '@crossbook/ui'
import { useState } from 'react'
import { EarnPage } from '../earn-tabs/EarnPage'
import { EstimateCard } from '../estimate/EstimateCard'
import { cashbackCopy as copy } from './cashbackCopy'
import type { CashbackTier } from './cashbackTiers'
import { VolumeLadder } from './VolumeLadder'

const loadForm = () => import(/* webpackChunkName: "cashback-form" */ './CashbackForm')

/** Trading Cashback: the ladder of tiers, and the tier of a volume. */
export default function Cashback() {
  const [reached, setReached] = useState<CashbackTier['tier']>()
  return (
    <EarnPage
      title="Trading Cashback"
      lead="A part of what you trade comes back to you. Your tier follows your volume of the last 30 days."
    >
      <SplitLayout>
        <VolumeLadder reached={reached} />
        <EstimateCard title={copy.estimate} lead={copy.estimateLead} load={loadForm}>
          {({ CashbackForm }) => <CashbackForm onReach={setReached} />}
        </EstimateCard>
      </SplitLayout>
    </EarnPage>
  )
}
