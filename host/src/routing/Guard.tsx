import { useAuth } from '@crossbook/auth'
import { useIsFirstRender } from '@crossbook/ui'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { SITE_PATHS } from '@crossbook/contract'
import type { SiteAccess } from '../screens/siteScreens'
import styled from 'styled-components'
import { byStorage, forOthers, forSignedIn } from '../prerender/sessionMark'
import { Waiting } from './Waiting'

/**
 * Lets a screen through, or sends the visitor where he may go; nothing of a remote is fetched before it does. A prerendered page
 * holds a protected screen and the wait for it: who has stored a session sees the one from the first frame on, all others the other.
 */
export function Guard({ access, children }: { access: SiteAccess; children: ReactNode }) {
  const { status } = useAuth().session
  const isFirst = useIsFirstRender()

  if (access === 'signedOut' && status === 'signedIn') return <Navigate to={SITE_PATHS.dashboard} replace />
  if (access !== 'signedIn') return children
  if (status === 'signedOut') return <Navigate to={SITE_PATHS.login} replace />
  return (
    <>
      {status === 'restoring' && (
        <Others {...byStorage(!isFirst)}>
          <Waiting />
        </Others>
      )}
      {(status === 'signedIn' || isFirst) && <SignedIn {...byStorage(!isFirst)}>{children}</SignedIn>}
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
