import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Calls `close` when the visitor has gone to another page or another place of this one. While it renders, so that the new page
 * is never shown under an open menu: `close` may set state of the calling part and nothing else.
 */
export function useCloseOnNavigation(close: () => void) {
  const { key } = useLocation()
  const [place, setPlace] = useState(key)
  if (place === key) return
  setPlace(key)
  close()
}
