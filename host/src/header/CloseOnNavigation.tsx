import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Calls `close` when the user navigates, before the new page is painted, so that no page is ever shown under an open menu.
 */
export function CloseOnNavigation({ close }: { close: () => void }) {
  const { key } = useLocation()
  const [opened] = useState(key)

  useLayoutEffect(() => {
    if (key !== opened) close()
  }, [key, opened, close])
  return null
}
