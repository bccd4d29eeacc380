import { useEffect, useState, type ReactNode } from 'react'
import type { AuthConfig, SessionState } from './auth'
import { AuthContext } from './authContext'
import { createSessionStore } from './sessionStore'

/** The first `config` and `known` count for as long as the provider is mounted. */
export interface AuthProviderProps {
  readonly config: AuthConfig
  /** The state of the session before the service was asked. Default: unknown. */
  readonly known?: SessionState
  readonly children: ReactNode
}

/** Gives the application its session. */
export function AuthProvider({ config, known, children }: AuthProviderProps) {
  const [store] = useState(() => createSessionStore(config, undefined, known))
  useEffect(() => store.start(), [store])
  return <AuthContext value={store}>{children}</AuthContext>
}
