import { SITE_PATHS } from '@crossbook/contract'
import { ButtonLink, PageBody, PageHeader, SampleDataNote, Stack } from '@crossbook/ui'
import { YieldProgramCard } from './YieldProgramCard'
import { yieldPrograms } from './yieldPrograms'

/** Yield Boost Programs: when staking earns a multiple of its yield. */
export default function Yield() {
  return (
    <PageBody width="form">
      <PageHeader
        title="Yield Boost Programs"
        lead="For a limited time, staking earns a multiple of its regular yield."
        actions={<SampleDataNote />}
      />
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
    </PageBody>
  )
}
