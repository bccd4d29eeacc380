import { Switch } from '@crossbook/ui'
import type { NotificationChoices } from './settings'
import { SettingsForm } from './SettingsForm'
import { profileCopy as copy } from './profileCopy'

interface NotificationsFormProps {
  notifications: NotificationChoices
  onChange: (notifications: NotificationChoices) => void
}

/** The user's notification settings. */
export function NotificationsForm({ notifications, onChange }: NotificationsFormProps) {
  return (
    <SettingsForm
      entries={notifications}
      saveLabel={copy.saveNotifications}
      onSave={() => console.info('Notification preferences saved', notifications)}
      savedMessage={copy.saved}
    >
      {CHOICES.map((name) => (
        <Switch
          key={name}
          {...copy.notifications[name]}
          checked={notifications[name]}
          onChange={(event) => onChange({ ...notifications, [name]: event.target.checked })}
        />
      ))}
    </SettingsForm>
  )
}

const CHOICES = [
  'email',
  'trading',
  'security',
  'priceAlerts',
] as const satisfies readonly (keyof NotificationChoices)[]
