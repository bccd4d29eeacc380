import { useAuth } from '@crossbook/auth'
import { media } from '@crossbook/ui'
import styled from 'styled-components'
import { dashboardCopy } from './dashboardCopy'
import { displayName } from './displayName'

/** Greets the user by the name in the e-mail address. */
export function Greeting() {
  const { session } = useAuth()
  // A single text: the name appears after the first frame, and a separate element after it would move.
  const greeting = dashboardCopy.greeting(
    session.status === 'signedIn' ? displayName(session.user.email) : undefined,
  )
  return <OneLine title={greeting}>{greeting}</OneLine>
}

/* Long names are cut: the name appears after the first frame, and its neighbours must not move. */
const OneLine = styled.span`
  display: block;
  width: 0;
  min-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  /* Phones give it the whole line and the note next to it the following one; a very long name goes on in a second line. */
  ${media.belowM} {
    width: 100vw;
    min-width: 0;
    max-width: 100%;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`
