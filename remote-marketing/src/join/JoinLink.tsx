import { useAuth } from '@crossbook/auth'
import { ButtonLink } from '@crossbook/ui'
import styled from 'styled-components'
import { SITE_PATHS } from '@crossbook/contract'

/** Wide enough for both texts, so that its neighbours do not move when the session arrives. */
const WIDTH = '10.75rem'

/** The link to join: a new account for visitors, the dashboard for signed-in users. */
export function JoinLink() {
  const signedIn = useAuth().session.status === 'signedIn'
  return (
    <Steady
      to={signedIn ? SITE_PATHS.dashboard : SITE_PATHS.register}
      variant="primary"
      size="large"
      fullWidth="onPhone"
    >
      {signedIn ? 'Open dashboard' : 'Create account'}
    </Steady>
  )
}

const Steady = styled(ButtonLink)`
  min-width: min(100%, ${WIDTH});
`
