import { useCallback } from 'react'
import { holdWhileAttended } from './holdWhileAttended'
import { useTicker } from './siteTicker'

/** A ref for what shows moving prices: they pause while the pointer or keyboard focus is in it. */
export function useTickerHold(): (element: HTMLElement | null) => (() => void) | undefined {
  const { hold } = useTicker()
  return useCallback((element) => (element ? holdWhileAttended(element, hold) : undefined), [hold])
}
