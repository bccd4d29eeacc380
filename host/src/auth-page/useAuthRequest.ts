import { useAuth, type AuthProblem, type AuthResult } from '@crossbook/auth'
import { notify } from '@crossbook/ui'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenToTry } from './whenToTry'

/**
 * Sends a form's request to the session service, whose client starts to load with the page. A failure is shown in a toast (`failureTitle`,
 * and the service's message or the time to wait) and leaves the form unchanged, including the focus.
 */
export function useAuthRequest(failureTitle: string) {
  const { prepare } = useAuth()
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  useEffect(() => prepare(), [prepare])

  /** Whether the service accepted it. The form stays disabled then, because the page is about to change. */
  const send = async (request: () => Promise<AuthResult>) => {
    const focused = document.activeElement
    setPending(true)
    const result = await request()
    if (result.ok) return true
    notify.error(failureMessage(failureTitle, result.problem))
    // Disabled controls lose the focus. They must be enabled before one can take it back.
    flushSync(() => {
      setPending(false)
      setRefusal(result.problem.kind === 'rejected' ? result.problem.message : undefined)
    })
    if (focused instanceof HTMLElement) focused.focus()
    return false
  }

  return {
    pending,
    send,
    /**
     * The service's message on the last entry; undefined after another outcome, or once the entry has changed. It stays until the next
     * answer, so that the form does not move while it is sent.
     */
    refusal,
    forgetRefusal: () => setRefusal(undefined),
  }
}

function failureMessage(title: string, problem: AuthProblem) {
  switch (problem.kind) {
    case 'rejected':
      return { title, description: problem.message }
    case 'tooManyAttempts':
      return { title, description: `Too many attempts. ${whenToTry(problem.retryAfterSeconds)}` }
    case 'unavailable':
      return { title: 'An error occurred', description: 'Please try again later.' }
  }
}
