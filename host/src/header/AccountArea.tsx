import { useAuth } from '@crossbook/auth'
import { ButtonLink, media, space } from '@crossbook/ui'
import styled from 'styled-components'
import { UserMenu } from './UserMenu'

/** The header's end: Login and Sign Up, or the user's menu; until it is known which, the same room left empty. */
export function AccountArea() {
  const { session } = useAuth()
  return (
    <Slot>
      {session.status === 'signedOut' && (
        <>
          <AccountLink to="/login" variant="quiet">
            Login
          </AccountLink>
          <AccountLink to="/register" variant="primary">
            Sign Up
          </AccountLink>
        </>
      )}
      {session.status === 'signedIn' && <UserMenu user={session.user} />}
    </Slot>
  )
}

/** As wide as the widest of its contents, so that none of them moves what stands beside it. */
const Slot = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[8]};
  flex: none;
  width: 256px;

  ${media.belowL} {
    gap: ${space[4]};
    width: 150px;
    margin-inline-start: auto;
  }
`

const AccountLink = styled(ButtonLink)`
  ${media.belowL} {
    padding-inline: ${space[12]};
  }
`
