import { createContext } from 'react'
import type { SessionStore } from './sessionStore'

/**
 * Null outside of a provider. The store and not the session: a context that changes reaches into parts of the page that are still
 * waiting to be hydrated, and React renders those afresh.
 */
export const AuthContext = createContext<SessionStore | null>(null)
