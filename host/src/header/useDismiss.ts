import { useEffect, type RefObject } from 'react'

/** While `isOpen`, closes on Escape (the focus returns to the button that opened it) and on a click outside of `container`. */
export function useDismiss(container: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (container.current?.contains(document.activeElement)) focusOpener(container.current)
      close()
    }
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) close()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [container, isOpen, close])
}

function focusOpener(container: HTMLElement) {
  container.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
}
