import { color, SampleDataNote, SplitLayout, Stack, type } from '@crossbook/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { EarnPage } from '../earn-tabs/EarnPage'
import { EstimateCard } from '../estimate/EstimateCard'
import { cashbackCopy as copy } from './cashbackCopy'
import { CashbackTerms } from './CashbackTerms'
import type { CashbackTier } from './cashbackTiers'
import { SAMPLE_TIER, SAMPLE_TEXTS } from './sampleVolume'
import { VolumeLadder } from './VolumeLadder'

const loadForm = () => import(/* webpackChunkName: "cashback-form" */ './CashbackForm')

/** Trading Cashback: the tiers, and the tier of a volume. */
export default function Cashback() {
  const [reached, setReached] = useState<CashbackTier['tier'] | undefined>(SAMPLE_TIER)
  return (
    <EarnPage
      title="Trading Cashback"
      lead="A part of what you trade comes back to you. Your tier follows your volume of the last 30 days."
      actions={<SampleDataNote />}
    >
      <SplitLayout>
        <VolumeLadder reached={reached} />
        <EstimateCard
          title={copy.estimate}
          lead={copy.estimateLead}
          preview={
            <Stack $gap={12}>
              <Volume>{copy.of(SAMPLE_TEXTS.volume)}</Volume>
              <CashbackTerms texts={SAMPLE_TEXTS} />
            </Stack>
          }
          load={loadForm}
        >
          {({ CashbackForm }) => <CashbackForm onReach={setReached} />}
        </EstimateCard>
      </SplitLayout>
    </EarnPage>
  )
}

const Volume = styled.p`
  color: ${color.text2};
  ${type.control}
`
