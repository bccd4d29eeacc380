import { useLayoutEffect, useRef } from 'react'
import type { MouseEvent, SyntheticEvent } from 'react'
import { useScrollLock } from './useScrollLock'

/**
 * Opens and closes a native modal `<dialog>`, which moves the focus inside, traps and restores it, and makes the page behind
 * inert. Escape, the back gesture and a click outside the content request to close. Returns the dialog's attributes.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  useScrollLock(open)

  // Runs before paint, and before React removes the dialog: only a dialog in the page restores the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || dialog === null) return
    dialog.showModal()
    return () => {
      dialog.close()
    }
  }, [open])

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      // The owner controls the open state; the browser must not close the dialog on its own.
      event.preventDefault()
      onClose()
    },
    onClick: (event: MouseEvent) => {
      if (event.target === ref.current) onClose()
    },
    onClose: () => {
      // May come late, when the dialog is already open again.
      if (open && ref.current?.open === false) onClose()
    },
  }
}
