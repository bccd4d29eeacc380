import { useEffect, useState } from 'react'
import type { AuthResult, SessionState } from '../auth'
import { useAuth } from '../useAuth'

/** The smallest page with a session: it says who is there and offers the three actions. */
export function Visitor({ onSession }: { onSession?: (session: SessionState) => void }) {
  const { session, signIn, signUp, signOut } = useAuth()
  const [outcome, setOutcome] = useState('nothing yet')
  const credentials = { email: 'ann@example.com', password: 'secret1' }
  const show = (result: AuthResult) => setOutcome(messageOf(result))

  useEffect(() => {
    onSession?.(session)
  }, [onSession, session])

  return (
    <>
      <h1>{greeting(session)}</h1>
      <button onClick={() => void signIn(credentials).then(show)}>Sign in</button>
      <button onClick={() => void signUp(credentials).then(show)}>Sign up</button>
      <button onClick={() => void signOut().then(show)}>Sign out</button>
      <p role="status">{outcome}</p>
    </>
  )
}

function greeting(session: SessionState) {
  switch (session.status) {
    case 'restoring':
      return 'Loading...'
    case 'signedOut':
      return 'Signed out'
    case 'signedIn':
      return `${session.user.email}, ${session.user.emailVerified ? 'verified' : 'unverified'}`
  }
}

function messageOf(result: AuthResult) {
  if (result.ok) return 'done'
  const { problem } = result
  switch (problem.kind) {
    case 'rejected':
      return problem.message
    case 'tooManyAttempts':
      return `too many attempts, wait ${problem.retryAfterSeconds ?? 'a while'}`
    case 'unavailable':
      return 'unavailable'
  }
}
