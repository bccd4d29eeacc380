import { useAuth } from '@crossbook/auth'
import { ButtonLink, media, space } from '@crossbook/ui'
import styled from 'styled-components'
import { SITE_PATHS } from '@crossbook/contract'
import { byStorage, forVisitors } from '../page/sessionMark'
import { AlertBell } from './AlertBell'
import { UserMenu } from './UserMenu'

/** The width of the whole area. */
const WIDTH = { desk: '18.5rem', phone: '9.5rem' } as const

const SIGN_UP_WIDTH = { desk: '5.625rem', phone: '5.125rem' } as const

/** In windows up to this width the header does not fit on one line: large text on a phone. */
const NO_ROOM = '(max-width: 17.4rem)'

/**
 * The end of the header: Login and Sign Up, or the user's menu. Until the session is known, users without a stored session see the links,
 * and others see empty space of the same size. `hasAlerts`: the release has a page of price alerts.
 */
export function AccountArea({ hasAlerts = false }: { hasAlerts?: boolean }) {
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
      {session.status === 'signedIn' && (
        <>
          {hasAlerts && <AlertBell owner={session.user.id} />}
          <UserMenu user={session.user} />
        </>
      )}
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
