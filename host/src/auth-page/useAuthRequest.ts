import { useAuth, type AuthProblem, type AuthResult } from '@crossbook/auth'
import { notify } from '@crossbook/ui'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenToTry } from './whenToTry'

/**
 * Sends a form's request to the session service, whose client is on its way as soon as the page is shown. A failure is
 * shown in a toast (`failureTitle`, and the service's message or the time to wait) and leaves the form unchanged, focus included.
 */
export function useAuthRequest(failureTitle: string) {
  const { prepare } = useAuth()
  const [pending, setPending] = useState(false)
  useEffect(() => prepare(), [prepare])

  /** Whether the service granted it; the form stays disabled then, for its page is about to be left. */
  const send = async (request: () => Promise<AuthResult>) => {
    const focused = document.activeElement
    setPending(true)
    const result = await request()
    if (result.ok) return true
    notify.error(failureWords(failureTitle, result.problem))
    // Disabled controls lose the focus: they have to be enabled again before one can take it back.
    flushSync(() => setPending(false))
    if (focused instanceof HTMLElement) focused.focus()
    return false
  }

  return { pending, send }
}

function failureWords(title: string, problem: AuthProblem) {
  switch (problem.kind) {
    case 'rejected':
      return { title, description: problem.message }
    case 'tooManyAttempts':
      return { title, description: `Too many attempts. ${whenToTry(problem.retryAfterSeconds)}` }
    case 'unavailable':
      return { title: 'An error occurred', description: 'Please try again later.' }
  }
}
