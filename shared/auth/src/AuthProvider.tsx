import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { AuthConfig, SessionState } from './auth'
import { AuthContext } from './authContext'
import { createSessionStore, RESTORING } from './sessionStore'

/** The first `config` and `known` count for as long as the provider is mounted. */
export interface AuthProviderProps {
  readonly config: AuthConfig
  /** What is known of the session before the service was asked; left out: nothing. */
  readonly known?: SessionState
  readonly children: ReactNode
}

/** Gives the application its session. Without a browser, and while its page is hydrated, it says `restoring`. */
export function AuthProvider({ config, known, children }: AuthProviderProps) {
  const [store] = useState(() => createSessionStore(config, undefined, known))
  useEffect(() => store.start(), [store])
  const session = useSyncExternalStore(store.subscribe, store.current, () => RESTORING)
  const auth = useMemo(() => ({ session, ...store.actions }), [session, store])
  return <AuthContext value={auth}>{children}</AuthContext>
}
