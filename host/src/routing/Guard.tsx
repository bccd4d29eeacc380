import { useAuth } from '@crossbook/auth'
import { SITE_PATHS } from '@crossbook/contract'
import { useIsFirstRender } from '@crossbook/ui'
import { Navigate, Outlet } from 'react-router-dom'
import styled from 'styled-components'
import { byStorage, forOthers, forSignedIn } from '../page/sessionMark'
import type { SiteAccess } from '../screens/siteScreens'
import { Waiting } from './Waiting'

/**
 * Lets the screens of its routes through, or redirects the visitor; nothing of a remote is fetched before it does. A
 * prerendered page holds a protected screen and the wait for it: who has stored a session sees the one from the first frame on, all
 * others the other.
 */
export function Guard({ access }: { access: SiteAccess }) {
  const { status } = useAuth().session
  const isFirst = useIsFirstRender()

  if (access === 'signedOut' && status === 'signedIn') return <Navigate to={SITE_PATHS.dashboard} replace />
  if (access !== 'signedIn') return <Outlet />
  if (status === 'signedOut') return <Navigate to={SITE_PATHS.login} replace />
  return (
    <>
      {status === 'restoring' && (
        <Others {...byStorage(!isFirst)}>
          <Waiting />
        </Others>
      )}
      {(status === 'signedIn' || isFirst) && (
        <SignedIn {...byStorage(!isFirst)}>
          <Outlet />
        </SignedIn>
      )}
    </>
  )
}

const Others = styled.div`
  ${forOthers}
`

const SignedIn = styled.div`
  display: contents;
  ${forSignedIn}
`
