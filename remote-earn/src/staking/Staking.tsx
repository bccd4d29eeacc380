import { CardGrid, PageBody, PageHeader, SampleDataNote } from '@crossbook/ui'
import { StakingCard } from './StakingCard'
import { stakingOptions } from './stakingOptions'

/** Crypto Staking: what can be staked, on which terms and at which risk. */
export default function Staking() {
  return (
    <PageBody>
      <PageHeader
        title="Crypto Staking"
        lead="Lend your coins to the networks that they run on and earn a yearly yield."
        actions={<SampleDataNote />}
      />
      <CardGrid as="ul" $min={320}>
        {stakingOptions().map((option) => (
          <li key={option.symbol}>
            <StakingCard option={option} />
          </li>
        ))}
      </CardGrid>
    </PageBody>
  )
}
