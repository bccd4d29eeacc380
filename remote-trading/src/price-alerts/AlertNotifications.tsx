import { Card, Stack, Switch } from '@crossbook/ui'
import { alertsCopy as copy } from './alertsCopy'

/** The switches of how to be told; they hold for as long as the page lasts. */
export function AlertNotifications() {
  return (
    <Card title={copy.notifications} lead={copy.notificationsLead}>
      <Stack $gap={8}>
        <Switch label={copy.email} defaultChecked />
        <Switch label={copy.push} defaultChecked />
        <Switch label={copy.sms} />
      </Stack>
    </Card>
  )
}
