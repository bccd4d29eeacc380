import type { Auth, SessionState } from '@crossbook/auth'

/** A signed-in session; its user is Ada, verified, unless told otherwise. */
export function signedInAs(email = 'ada@example.com'): SessionState {
  return { status: 'signedIn', user: { id: 'user-1', email, emailVerified: true } }
}

/** What `useAuth` gives in a test: actions succeed and change nothing unless told otherwise. */
export function fakeAuth(overrides: Partial<Auth> = {}): Auth {
  const granted = () => Promise.resolve({ ok: true } as const)
  return {
    session: signedInAs(),
    prepare: () => undefined,
    signIn: granted,
    signUp: granted,
    signOut: granted,
    ...overrides,
  }
}
