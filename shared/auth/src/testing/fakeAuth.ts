import type { Auth, AuthActions, SessionState } from '../auth'
import { useSyncExternalStore } from 'react'

/** A visitor without a session. */
export const SIGNED_OUT: SessionState = { status: 'signedOut' }

/** A signed-in session; its user is Ada, verified, unless told otherwise. */
export function signedIn(overrides: Partial<{ email: string; emailVerified: boolean }> = {}): SessionState {
  return {
    status: 'signedIn',
    user: { id: 'user-1', email: 'ada@example.com', emailVerified: true, ...overrides },
  }
}

/**
 * A session that a test holds in its hands, in place of the service's: `jest.mocked(useAuth).mockImplementation(auth.useAuth)`.
 * Actions succeed and change nothing unless told otherwise.
 */
export function fakeAuth(session: SessionState = SIGNED_OUT) {
  const subscribers = new Set<() => void>()
  const actions = {
    prepare: jest.fn<ReturnType<AuthActions['prepare']>, []>(),
    signIn: jest.fn<ReturnType<AuthActions['signIn']>, Parameters<AuthActions['signIn']>>(granted),
    signUp: jest.fn<ReturnType<AuthActions['signUp']>, Parameters<AuthActions['signUp']>>(granted),
    signOut: jest.fn<ReturnType<AuthActions['signOut']>, Parameters<AuthActions['signOut']>>(granted),
  }
  const subscribe = (tell: () => void) => {
    subscribers.add(tell)
    return () => subscribers.delete(tell)
  }
  return {
    ...actions,
    useAuth: (): Auth => ({
      session: useSyncExternalStore(
        subscribe,
        () => session,
        () => session,
      ),
      ...actions,
    }),
    become(next: SessionState) {
      session = next
      for (const tell of subscribers) tell()
    },
  }
}

/** A promise that the test keeps or breaks when it is time. */
export function answerLater<T>() {
  let answer: (value: T) => void = () => undefined
  const promise = new Promise<T>((resolve) => {
    answer = resolve
  })
  return { promise, answer }
}

async function granted() {
  return { ok: true } as const
}
