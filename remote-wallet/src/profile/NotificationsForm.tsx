import { Switch } from '@crossbook/ui'
import type { NotificationChoices } from './settings'
import { SettingsForm } from './SettingsForm'

interface NotificationsFormProps {
  notifications: NotificationChoices
  onChange: (notifications: NotificationChoices) => void
}

/** What the user wants to be told of. */
export function NotificationsForm({ notifications, onChange }: NotificationsFormProps) {
  return (
    <SettingsForm
      saveLabel="Save preferences"
      onSave={() => console.info('Notification preferences saved', notifications)}
    >
      {CHOICES.map(({ name, label, help }) => (
        <Switch
          key={name}
          label={label}
          help={help}
          checked={notifications[name]}
          onChange={(event) => onChange({ ...notifications, [name]: event.target.checked })}
        />
      ))}
    </SettingsForm>
  )
}

const CHOICES: readonly { name: keyof NotificationChoices; label: string; help: string }[] = [
  { name: 'email', label: 'Email notifications', help: 'News about your account by mail.' },
  { name: 'trading', label: 'Trading notifications', help: 'Orders that were filled or cancelled.' },
  { name: 'security', label: 'Security notifications', help: 'Sign-ins, withdrawals and changed settings.' },
  { name: 'priceAlerts', label: 'Price alerts', help: 'Prices that reached what you wait for.' },
]
