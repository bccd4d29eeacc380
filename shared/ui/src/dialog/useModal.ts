import { useLayoutEffect, useRef } from 'react'
import type { MouseEvent, SyntheticEvent } from 'react'
import { useScrollLock } from './useScrollLock'

/**
 * Opens and closes a native modal `<dialog>`, which brings the focus in, keeps it, gives it back and makes the page behind
 * inert. Escape, the back gesture and a click outside the content ask to close. Returns the dialog's attributes.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  useScrollLock(open)

  // Before paint, and before React removes the dialog: only one that is in the page gives the focus back.
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
      // The open state is the owner's; the browser must not close on its own.
      event.preventDefault()
      onClose()
    },
    onClick: (event: MouseEvent) => {
      if (event.target === ref.current) onClose()
    },
    onClose: () => {
      // Also comes late, for a dialog that has been opened again meanwhile.
      if (open && ref.current?.open === false) onClose()
    },
  }
}
