import { Field, PasswordInput } from '@crossbook/ui'
import type { PasswordEntries } from './settings'
import { SettingsForm } from './SettingsForm'
import { profileCopy as copy } from './profileCopy'

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
    // Passwords must not be logged, so the log only says that they were saved.
    <SettingsForm
      entries={passwords}
      saveLabel={copy.savePassword}
      onSave={() => console.info('Password updated')}
      savedMessage={copy.passwordSaved}
    >
      <Field label={copy.currentPassword}>
        <PasswordInput autoComplete="current-password" {...bind('currentPassword')} />
      </Field>
      <Field label={copy.newPassword}>
        <PasswordInput autoComplete="new-password" {...bind('newPassword')} />
      </Field>
      <Field label={copy.confirmPassword}>
        <PasswordInput autoComplete="new-password" {...bind('confirmPassword')} />
      </Field>
    </SettingsForm>
  )
}
