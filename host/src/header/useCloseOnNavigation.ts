import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Calls `close` when the visitor goes to another page or another place of this one. */
export function useCloseOnNavigation(close: () => void) {
  const { key } = useLocation()
  useEffect(() => close, [key, close])
}
