import { breakpoint } from '@crossbook/ui'
import { useEffect } from 'react'

/** While the drawer is open, closes it when the window becomes wide enough for the fixed sidebar: 1024 px. */
export function useCloseOnWide(open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return undefined
    const wide = window.matchMedia(`(min-width: ${String(breakpoint.l)}px)`)
    const onChange = () => {
      if (wide.matches) close()
    }
    wide.addEventListener('change', onChange)
    return () => wide.removeEventListener('change', onChange)
  }, [open, close])
}
