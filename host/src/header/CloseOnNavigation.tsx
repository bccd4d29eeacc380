import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Stands where something is open, and calls `close` when the visitor has gone to another page or another place of this one: before it
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
