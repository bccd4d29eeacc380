import { useAuth } from '@crossbook/auth'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { SITE_PATHS } from '@crossbook/contract'
import type { SiteAccess } from '../screens/siteScreens'
import { Waiting } from './Waiting'

/** Lets a screen through, or sends the visitor where he may go; nothing of a remote is fetched before it does. */
export function Guard({ access, children }: { access: SiteAccess; children: ReactNode }) {
  const { session } = useAuth()

  if (access === 'signedIn' && session.status === 'restoring') return <Waiting />
  if (access === 'signedIn' && session.status === 'signedOut')
    return <Navigate to={SITE_PATHS.login} replace />
  if (access === 'signedOut' && session.status === 'signedIn')
    return <Navigate to={SITE_PATHS.dashboard} replace />
  return children
}
