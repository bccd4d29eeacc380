import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Fills in the address of a user who has just registered, unless the field contains text. After the first render, which
 * is the same for everybody.
 */
export function useCarriedEmail() {
  const field = useRef<HTMLInputElement>(null)
  const { state } = useLocation()
  useEffect(() => {
    const carried = emailIn(state)
    if (field.current?.value === '' && carried !== undefined) field.current.value = carried
  }, [state])
  return field
}

/** Whatever else a link hands over carries none. */
function emailIn(state: unknown) {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : undefined
  return typeof email === 'string' ? email : undefined
}
