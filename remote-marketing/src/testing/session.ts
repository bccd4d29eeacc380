import type { Auth, SessionState } from '@crossbook/auth'

/** What `useAuth` gives to a screen that only asks who is there. */
export function authOf(session: SessionState): Auth {
  const granted = async () => ({ ok: true }) as const
  return { session, prepare: () => undefined, signIn: granted, signUp: granted, signOut: granted }
}

/** A visitor without a session. */
export const VISITOR = authOf({ status: 'signedOut' })

/** A trader who is signed in. */
export const TRADER = authOf({
  status: 'signedIn',
  user: { id: 'user-1', email: 'ada@example.com', emailVerified: true },
})
