import { useAuth } from '@crossbook/auth'
import { Card, color, type } from '@crossbook/ui'
import styled from 'styled-components'
import { displayName } from './displayName'

/** Greets the user by the name in the e-mail address. */
export function WelcomeCard() {
  const { session } = useAuth()
  const email = session.status === 'signedIn' ? session.user.email : undefined
  return (
    <Card title={<Greeting>Welcome back, {displayName(email)}!</Greeting>}>
      <Words>Your portfolio, your coins and everything that moves them, in one place.</Words>
    </Card>
  )
}

const Greeting = styled.span`
  overflow-wrap: anywhere;
`

const Words = styled.p`
  color: ${color.text2};
  ${type.body}
`
