import { useAuth } from '@crossbook/auth'
import { ButtonLink, media, space } from '@crossbook/ui'
import styled from 'styled-components'
import { SITE_PATHS } from '@crossbook/contract'
import { byStorage, forVisitors } from '../page/sessionMark'
import { UserMenu } from './UserMenu'

/** Of the whole area. */
const WIDTH = { desk: '16rem', phone: '9.5rem' } as const

const SIGN_UP_WIDTH = { desk: '5.625rem', phone: '5.125rem' } as const

/** Of the header, for all of it in one line: large text on a phone. */
const NO_ROOM = '(max-width: 17.4rem)'

/**
 * The header's end: Login and Sign Up, or the user's menu. Until it is known which, those whose browser has stored no session
 * see the links, and the others the same room left empty.
 */
export function AccountArea() {
  const { session } = useAuth()
  return (
    <Slot>
      {session.status !== 'signedIn' && (
        <Links {...byStorage(session.status === 'signedOut')}>
          <AccountLink to={SITE_PATHS.login} variant="quiet">
            Login
          </AccountLink>
          <AccountLink to={SITE_PATHS.register} variant="primary">
            Sign Up
          </AccountLink>
        </Links>
      )}
      {session.status === 'signedIn' && <UserMenu user={session.user} />}
    </Slot>
  )
}

/** As wide as the widest of its contents, so that its neighbours never move. */
const Slot = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[8]};
  flex: none;
  width: ${WIDTH.desk};

  ${media.belowL} {
    gap: ${space[4]};
    width: ${WIDTH.phone};
    margin-inline-start: auto;
  }

  @container ${NO_ROOM} {
    order: 1;
    flex: 1 0 100%;
  }
`

/** The space for Sign Up is reserved before it arrives, so that Login does not move. */
const Links = styled.div`
  display: grid;
  grid-template-columns: auto ${SIGN_UP_WIDTH.desk};
  align-items: center;
  gap: inherit;

  ${media.belowL} {
    grid-template-columns: auto ${SIGN_UP_WIDTH.phone};
  }
  ${forVisitors}
`

const AccountLink = styled(ButtonLink)`
  ${media.belowL} {
    padding-inline: ${space[12]};
  }
`
