import { useAuth } from '@crossbook/auth'
import { addressChoice, Card, PageBody, PageHeader, space, Tabs, useAddressState } from '@crossbook/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { NotificationsForm } from './NotificationsForm'
import { PasswordForm } from './PasswordForm'
import { ProfileForm } from './ProfileForm'
import { DEFAULT_NOTIFICATIONS, emptyProfile, NO_PASSWORDS } from './settings'
import { profileCopy as copy } from './profileCopy'

/** The user's settings; a mock-up, so that saving writes to the console only. The tab stands in the address. */
export default function Profile() {
  const { session } = useAuth()
  const [tab, setTab] = useAddressState(tabInAddress)
  // Kept here, so that a change of tabs loses nothing that was typed.
  const [profile, setProfile] = useState(() =>
    emptyProfile(session.status === 'signedIn' ? session.user.email : ''),
  )
  const [passwords, setPasswords] = useState(NO_PASSWORDS)
  const [notifications, setNotifications] = useState(DEFAULT_NOTIFICATIONS)

  return (
    <PageBody width="form">
      <PageHeader title={copy.title} lead={copy.lead} />
      <Tabs label={copy.settings} tabs={settingsTabs} value={tab} onChange={setTab}>
        <Room>
          <Card>
            {tab === 'profile' && <ProfileForm profile={profile} onChange={setProfile} />}
            {tab === 'security' && <PasswordForm passwords={passwords} onChange={setPasswords} />}
            {tab === 'notifications' && (
              <NotificationsForm notifications={notifications} onChange={setNotifications} />
            )}
          </Card>
        </Room>
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

const Room = styled.div`
  padding-top: ${space[24]};
`
