import { Field, PasswordInput } from '@crossbook/ui'
import type { PasswordEntries } from './settings'
import { SettingsForm } from './SettingsForm'

interface PasswordFormProps {
  passwords: PasswordEntries
  onChange: (passwords: PasswordEntries) => void
}

/** The old password and the new one twice. */
export function PasswordForm({ passwords, onChange }: PasswordFormProps) {
  const bind = (name: keyof PasswordEntries) => ({
    name,
    value: passwords[name],
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...passwords, [name]: event.target.value }),
  })

  return (
    // A console is no place for passwords: what is logged is that they were saved.
    <SettingsForm saveLabel="Update password" onSave={() => console.info('Password updated')}>
      <Field label="Current password">
        <PasswordInput autoComplete="current-password" {...bind('currentPassword')} />
      </Field>
      <Field label="New password">
        <PasswordInput autoComplete="new-password" {...bind('newPassword')} />
      </Field>
      <Field label="Confirm password">
        <PasswordInput autoComplete="new-password" {...bind('confirmPassword')} />
      </Field>
    </SettingsForm>
  )
}
