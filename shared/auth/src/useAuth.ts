import { use } from 'react'
import type { Auth } from './auth'
import { AuthContext } from './authContext'

/** The session and what can be done about it. Throws where there is no AuthProvider around. */
export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth must be used inside AuthProvider')
  return auth
}
