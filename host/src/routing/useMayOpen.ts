import { useAuth } from '@crossbook/auth'
import type { SiteAccess } from '../screens/siteScreens'

/**
 * Returns whether the user may open a screen of this access level: code of guarded screens is fetched only for users who may open them.
 * Reads the session store and no context: a context that changes above a prerendered screen would make React discard it.
 */
export function useMayOpen(access: SiteAccess | undefined) {
  const { status } = useAuth().session
  return access !== 'signedIn' || status === 'signedIn'
}
