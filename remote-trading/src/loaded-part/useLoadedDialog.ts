import { notify } from '@crossbook/ui'
import { useCallback, useState } from 'react'

const loadDialog = () => import(/* webpackChunkName: "dialog" */ './Dialog').then(({ Dialog }) => Dialog)

type LoadedDialog = Awaited<ReturnType<typeof loadDialog>>

/**
 * Loads the code of dialogs when the first one is opened. Returns the dialog while it is open. A failure closes it and shows `notLoaded`
 * as a toast.
 *
 * @example
 * const { Dialog, open, close } = useLoadedDialog(copy.notLoaded)
 * return Dialog && <Dialog open onClose={close} title="Markets">…</Dialog>
 */
export function useLoadedDialog(notLoaded: { title: string; description: string }) {
  const [isOpen, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<LoadedDialog>()
  const close = useCallback(() => setOpen(false), [])
  const open = () => {
    setOpen(true)
    if (loaded) return
    loadDialog().then(
      (dialog) => setLoaded(() => dialog),
      () => {
        close()
        notify.error(notLoaded)
      },
    )
  }
  return { Dialog: isOpen ? loaded : undefined, isOpen, open, close }
}
