import { useAuth } from '@crossbook/auth'
import styled from 'styled-components'
import { dashboardCopy } from './dashboardCopy'
import { displayName } from './displayName'

/** Greets the user by the name in the e-mail address. */
export function Greeting() {
  const { session } = useAuth()
  // One text: the name comes after the first frame, and a separate element for its end would move.
  const greeting = dashboardCopy.greeting(
    session.status === 'signedIn' ? displayName(session.user.email) : undefined,
  )
  return <OneLine title={greeting}>{greeting}</OneLine>
}

/* However long the name: it arrives after the first frame, and its neighbours must not move. */
const OneLine = styled.span`
  display: block;
  width: 0;
  min-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
