import { useAuth } from '@crossbook/auth'
import { addressChoice, Card, PageBody, PageHeader, space, Tabs, useAddressState } from '@crossbook/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { NotificationsForm } from './NotificationsForm'
import { PasswordForm } from './PasswordForm'
import { ProfileForm } from './ProfileForm'
import { DEFAULT_NOTIFICATIONS, emptyProfile, NO_PASSWORDS, type ProfileEntries } from './settings'
import { profileCopy as copy } from './profileCopy'

/** The user's settings. It is a mock-up, so saving writes to the console only. The tab is in the address. */
export default function Profile() {
  const { session } = useAuth()
  const [tab, setTab] = useAddressState(tabInAddress)
  // Kept here, so that changing tabs keeps the typed text.
  const [entered, setEntered] = useState<Partial<ProfileEntries>>({})
  const [passwords, setPasswords] = useState(NO_PASSWORDS)
  const [notifications, setNotifications] = useState(DEFAULT_NOTIFICATIONS)

  // The signed-in user is known after the first render.
  const profile = { ...emptyProfile(session.status === 'signedIn' ? session.user.email : ''), ...entered }

  return (
    <PageBody width="form">
      <PageHeader title={copy.title} lead={copy.lead} />
      <Tabs label={copy.settings} tabs={settingsTabs} value={tab} onChange={setTab}>
        <ReservedSpace>
          <Card>
            {tab === 'profile' && (
              <ProfileForm profile={profile} onChange={(change) => setEntered({ ...entered, ...change })} />
            )}
            {tab === 'security' && <PasswordForm passwords={passwords} onChange={setPasswords} />}
            {tab === 'notifications' && (
              <NotificationsForm notifications={notifications} onChange={setNotifications} />
            )}
          </Card>
        </ReservedSpace>
      </Tabs>
    </PageBody>
  )
}

const settingsTabs = [
  { value: 'profile', label: copy.tabs.profile },
  { value: 'security', label: copy.tabs.security },
  { value: 'notifications', label: copy.tabs.notifications },
] as const

const tabInAddress = addressChoice(
  'tab',
  settingsTabs.map(({ value }) => value),
  'profile',
)

const ReservedSpace = styled.div`
  padding-top: ${space[24]};
`
