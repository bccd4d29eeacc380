import { use, useMemo, useSyncExternalStore } from 'react'
import type { Auth } from './auth'
import { AuthContext } from './authContext'
import { RESTORING } from './sessionStore'

/**
 * The session and what can be done about it. Without a browser, and while its part of the page is hydrated, the session is
 * `restoring`. Throws where there is no AuthProvider around.
 */
export function useAuth(): Auth {
  const store = use(AuthContext)
  if (!store) throw new Error('useAuth must be used inside AuthProvider')
  const session = useSyncExternalStore(store.subscribe, store.current, () => RESTORING)
  return useMemo(() => ({ session, ...store.actions }), [session, store])
}
