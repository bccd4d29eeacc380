import { SITE_PATHS } from '@crossbook/contract'
import { ButtonLink, SampleDataNote, SplitLayout, Stack } from '@crossbook/ui'
import { EarnPage } from '../earn-tabs/EarnPage'
import { stakingOptions } from '../staking/stakingOptions'
import { BoostEstimate } from './BoostEstimate'
import { YieldProgramCard } from './YieldProgramCard'
import { yieldPrograms } from './yieldPrograms'

/** Yield Boost Programs: periods in which staking earns a multiple of its yield, with an estimate. */
export default function Yield() {
  return (
    <EarnPage
      title="Yield Boost Programs"
      lead="For a limited time, staking earns a multiple of its regular yield."
      actions={<SampleDataNote />}
    >
      <SplitLayout>
        <Stack $gap={24}>
          <Stack as="ul">
            {yieldPrograms().map((program) => (
              <li key={program.id}>
                <YieldProgramCard program={program} />
              </li>
            ))}
          </Stack>
          <div>
            <ButtonLink to={SITE_PATHS.staking}>See all staking options</ButtonLink>
          </div>
        </Stack>
        <Stack $gap={24}>
          {yieldPrograms().map((program) => (
            <BoostEstimate key={program.id} program={program} options={stakingOptions()} />
          ))}
        </Stack>
      </SplitLayout>
    </EarnPage>
  )
}
