import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { AuthConfig } from './auth'
import { AuthContext } from './authContext'
import { createSessionStore, RESTORING } from './sessionStore'

/** The first `config` counts for as long as the provider is mounted. */
export interface AuthProviderProps {
  readonly config: AuthConfig
  readonly children: ReactNode
}

/** Gives the application its session. Its first render says `restoring`, wherever it is made. */
export function AuthProvider({ config, children }: AuthProviderProps) {
  const [store] = useState(() => createSessionStore(config))
  useEffect(() => store.start(), [store])
  const session = useSyncExternalStore(store.subscribe, store.current, () => RESTORING)
  const auth = useMemo(() => ({ session, ...store.actions }), [session, store])
  return <AuthContext value={auth}>{children}</AuthContext>
}
