import { Card, Stack, Switch } from '@crossbook/ui'
import { alertsCopy as copy } from './alertsCopy'

/** Switches for notifications. They last as long as the page. */
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
