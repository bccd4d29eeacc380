import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Calls `close` when the user navigates to another page or another part of this one: before it
 * is painted, so that no page is ever shown under an open menu. What is closed does not ask where the visitor is.
 */
export function CloseOnNavigation({ close }: { close: () => void }) {
  const { key } = useLocation()
  const [opened] = useState(key)

  useLayoutEffect(() => {
    if (key !== opened) close()
  }, [key, opened, close])
  return null
}
