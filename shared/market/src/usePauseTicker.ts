import { useCallback } from 'react'
import { pauseOnHoverOrFocus } from './pauseOnHoverOrFocus'
import { useTicker } from './siteTicker'

/**
 * Returns a ref for an element with moving prices. They pause while the pointer or keyboard focus is inside it.
 *
 * @example
 * <Table ref={usePauseTicker()} />
 */
export function usePauseTicker(): (element: HTMLElement | null) => (() => void) | undefined {
  const { hold } = useTicker()
  return useCallback((element) => (element ? pauseOnHoverOrFocus(element, hold) : undefined), [hold])
}
