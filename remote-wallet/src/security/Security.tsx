import { Card, PageBody, PageHeader, SampleDataNote, SplitLayout, Stack } from '@crossbook/ui'
import { SECURITY_FLAGS, setSecurityFlag, useSecurityFlags } from '../security-flags/securityFlags'
import { ActivityTable } from './ActivityTable'
import { FlagSwitch } from './FlagSwitch'
import { ScoreCard } from './ScoreCard'

/** The account's protections, their score, and recent events. */
export default function Security() {
  const flags = useSecurityFlags()
  return (
    <PageBody>
      <PageHeader
        title="Security Center"
        lead="Decide how your account is protected, and see who used it."
        actions={<SampleDataNote />}
      />
      <SplitLayout>
        <Card title="Security settings" lead="A demonstration: nothing is stored or sent.">
          <Stack $gap={8}>
            {SECURITY_FLAGS.map((flag) => (
              <FlagSwitch
                key={flag}
                flag={flag}
                on={flags[flag]}
                onChange={(on) => setSecurityFlag(flag, on)}
              />
            ))}
          </Stack>
        </Card>
        <ScoreCard flags={flags} />
      </SplitLayout>
      <Card title="Recent activity" padding="none">
        <ActivityTable />
      </Card>
    </PageBody>
  )
}
