import { useIsFirstRender } from '@crossbook/ui'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Returns the field that receives the e-mail address of a user who has just registered, unless the field has a value, and whether the
 * user has. Both are known after the first render, which is the same for everybody.
 */
export function useCarriedEmail() {
  const email = useRef<HTMLInputElement>(null)
  const { state } = useLocation()
  const isFirst = useIsFirstRender()
  useEffect(() => {
    const carried = emailIn(state)
    if (email.current?.value === '' && carried !== undefined) email.current.value = carried
  }, [state])
  return { email, hasRegistered: !isFirst && emailIn(state) !== undefined }
}

/** Whatever else a link hands over carries none. */
function emailIn(state: unknown) {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : undefined
  return typeof email === 'string' ? email : undefined
}
