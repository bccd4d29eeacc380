import { useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom'

/** How a screen's shareable state stands in the address; `write` leaves defaults out. */
export interface AddressForm<State> {
  read: (params: URLSearchParams) => State
  write: (state: State) => Record<string, string>
}

/**
 * State that the address mirrors: a change replaces the address, and a navigation that was not ours (a link to this page,
 * back and forward) is read. The state itself is held here, because typing must not wait for the router.
 */
export function useAddressState<State>({ read, write }: AddressForm<State>) {
  const [params, setParams] = useSearchParams()
  const { key } = useLocation()
  const arrivedByOthers = useNavigationType() !== 'REPLACE'
  const [held, setHeld] = useState(() => ({ visit: key, state: read(params) }))

  if (arrivedByOthers && key !== held.visit) setHeld({ visit: key, state: read(params) })

  const change = (state: State) => {
    setHeld({ visit: held.visit, state })
    setParams(write(state), { replace: true, preventScrollReset: true })
  }

  return [held.state, change] as const
}
