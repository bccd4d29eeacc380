import { Field, media, space, TextInput } from '@crossbook/ui'
import styled from 'styled-components'
import type { ProfileEntries } from './settings'
import { SettingsForm } from './SettingsForm'
import { profileCopy as copy } from './profileCopy'

interface ProfileFormProps {
  profile: ProfileEntries
  /** Called with the changed entry. */
  onChange: (change: Partial<ProfileEntries>) => void
}

/** Name, address and phone of the user. */
export function ProfileForm({ profile, onChange }: ProfileFormProps) {
  const bind = (name: keyof ProfileEntries) => ({
    name,
    value: profile[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })

  return (
    <SettingsForm
      entries={profile}
      saveLabel={copy.saveProfile}
      onSave={() => console.info('Profile saved', profile)}
      savedMessage={copy.saved}
    >
      <Names>
        <Field label={copy.firstName}>
          <TextInput autoComplete="given-name" {...bind('firstName')} />
        </Field>
        <Field label={copy.lastName}>
          <TextInput autoComplete="family-name" {...bind('lastName')} />
        </Field>
      </Names>
      <Field label={copy.email}>
        <TextInput type="email" autoComplete="email" {...bind('email')} />
      </Field>
      <Field label={copy.phone}>
        <TextInput type="tel" autoComplete="tel" {...bind('phone')} />
      </Field>
    </SettingsForm>
  )
}

const Names = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};

  ${media.fromS} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
