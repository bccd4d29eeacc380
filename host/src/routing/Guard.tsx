import { useAuth } from '@crossbook/auth'
import { SITE_PATHS } from '@crossbook/contract'
import { useIsFirstRender } from '@crossbook/ui'
import { Navigate, Outlet } from 'react-router-dom'
import styled from 'styled-components'
import { byStorage, forOthers, forSignedIn } from '../page/sessionMark'
import type { SiteAccess } from '../screens/siteScreens'
import { Waiting } from './Waiting'

/**
 * Shows the screens of its routes, or redirects the visitor before any file of a remote is fetched. A prerendered page contains both a
 * protected screen and the waiting message: users with a stored session see the screen from the first frame on, others the message.
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
