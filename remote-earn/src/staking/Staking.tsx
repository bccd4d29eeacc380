import { CardGrid, SampleDataNote, SplitLayout } from '@crossbook/ui'
import { EarnPage } from '../earn-tabs/EarnPage'
import { EstimateCard } from '../estimate/EstimateCard'
import { estimateCopy } from '../estimate/estimateCopy'
import { YieldPreview } from '../estimate/YieldPreview'
import { StakingCard } from './StakingCard'
import { stakingOptions } from './stakingOptions'

const loadForm = () => import(/* webpackChunkName: "yield-form" */ '../estimate/YieldForm')

const TERMS = [
  { label: 'A day', days: 1 },
  { label: '30 days', days: 30 },
  { label: 'A year', days: 365 },
] as const

/** Crypto Staking: the coins to stake, their terms and risk, and the earnings of an amount. */
export default function Staking() {
  return (
    <EarnPage
      title="Crypto Staking"
      lead="Lend your coins to the networks that they run on and earn a yearly yield."
      actions={<SampleDataNote />}
    >
      <SplitLayout>
        <CardGrid as="ul" $min={240}>
          {stakingOptions().map((option) => (
            <li key={option.symbol}>
              <StakingCard option={option} />
            </li>
          ))}
        </CardGrid>
        <EstimateCard
          title={estimateCopy.title}
          lead={estimateCopy.lead}
          preview={<YieldPreview coin={stakingOptions()[0]} terms={TERMS} />}
          load={loadForm}
        >
          {({ YieldForm }) => <YieldForm yields={stakingOptions()} terms={TERMS} />}
        </EstimateCard>
      </SplitLayout>
    </EarnPage>
  )
}
