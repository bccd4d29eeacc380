import { use, useMemo, useSyncExternalStore } from 'react'
import type { Auth } from './auth'
import { AuthContext } from './authContext'
import { RESTORING } from './sessionStore'

/**
 * Returns the session and the actions on it. During prerendering and hydration the session is `restoring`.
 *
 * @throws outside AuthProvider
 * @example
 * const { session, signOut } = useAuth()
 * if (session.status === 'signedIn') greet(session.user.email)
 */
export function useAuth(): Auth {
  const store = use(AuthContext)
  if (!store) throw new Error('useAuth must be used inside AuthProvider')
  const session = useSyncExternalStore(store.subscribe, store.current, () => RESTORING)
  return useMemo(() => ({ session, ...store.actions }), [session, store])
}
