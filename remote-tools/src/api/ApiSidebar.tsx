import { Badge, Button, Card, DescriptionItem, DescriptionList, Stack } from '@crossbook/ui'
import { ApiKeyCard } from './ApiKeyCard'
import { apiStatus } from './apiStatus'

const TEST_BUTTONS = ['API Playground', 'Test Endpoints', 'Postman Collection']
const RESOURCE_BUTTONS = ['OpenAPI Spec', 'SDK Downloads', 'Webhooks Guide', 'Support Forum']

/** Key, status, and planned links. */
export function ApiSidebar({ version }: { version: string }) {
  const { state, responseTimeMs, uptimePercent } = apiStatus()
  return (
    <Stack $gap={24}>
      <ApiKeyCard />
      <Card title="API status">
        <DescriptionList>
          <DescriptionItem term="Status">
            <Badge tone="up">{state}</Badge>
          </DescriptionItem>
          <DescriptionItem term="Response time">{`${responseTimeMs}ms`}</DescriptionItem>
          <DescriptionItem term="Uptime">{`${uptimePercent}%`}</DescriptionItem>
          <DescriptionItem term="Version">
            <span translate="no">{version}</span>
          </DescriptionItem>
        </DescriptionList>
      </Card>
      <ButtonCard title="Test API" buttons={TEST_BUTTONS} />
      <ButtonCard title="Resources" buttons={RESOURCE_BUTTONS} />
    </Stack>
  )
}

function ButtonCard({ title, buttons }: { title: string; buttons: readonly string[] }) {
  return (
    <Card title={title}>
      <Stack $gap={8}>
        {buttons.map((label) => (
          <Button key={label} fullWidth="always">
            {label}
          </Button>
        ))}
      </Stack>
    </Card>
  )
}
