import type { SessionUser } from '@crossbook/auth'
import { Badge, color, type } from '@crossbook/ui'
import styled from 'styled-components'

/** The user's e-mail, and whether its owner has confirmed it. */
export function WhoIsSignedIn({ user: { email, emailVerified } }: { user: SessionUser }) {
  return (
    <>
      <Email title={email}>{email}</Email>
      {emailVerified ? <Badge tone="up">Verified</Badge> : <Badge tone="warn">Unverified Account</Badge>}
    </>
  )
}

const Email = styled.span`
  max-width: 100%;
  overflow: hidden;
  ${type.smallStrong}
  color: ${color.text};
  text-overflow: ellipsis;
  white-space: nowrap;
`
