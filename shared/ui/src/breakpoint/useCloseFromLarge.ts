import { useEffect } from 'react'
import { breakpoint } from '../tokens'

/** While `isOpen`, calls `close` when the window becomes as wide as the layouts that need no drawer: 64 em. */
export function useCloseFromLarge(isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return undefined
    const large = window.matchMedia(`(min-width: ${breakpoint.l}em)`)
    const onChange = () => {
      if (large.matches) close()
    }
    large.addEventListener('change', onChange)
    return () => large.removeEventListener('change', onChange)
  }, [isOpen, close])
}
