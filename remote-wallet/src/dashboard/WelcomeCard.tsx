import { useAuth } from '@crossbook/auth'
import { Card, color, type } from '@crossbook/ui'
import styled from 'styled-components'
import { displayName } from './displayName'

/** Greets the user by the name in the e-mail address. */
export function WelcomeCard() {
  const { session } = useAuth()
  // One text: the name comes after the first frame, and its end would move if it stood by itself.
  const greeting =
    session.status === 'signedIn' ? `Welcome back, ${displayName(session.user.email)}!` : 'Welcome back!'
  return (
    <Card title={<Greeting title={greeting}>{greeting}</Greeting>}>
      <Words>Your portfolio, your coins and everything that moves them, in one place.</Words>
    </Card>
  )
}

/* In one line, however long the name: it comes after the first frame, and nothing below may move. */
const Greeting = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Words = styled.p`
  color: ${color.text2};
  ${type.body}
`
