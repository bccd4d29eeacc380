import { toast } from 'react-hot-toast/headless'
import { ToastText } from './ToastText'
import type { ToastWords } from './ToastText'

/** How long a toast stays unless the visitor points at it, focuses it or dismisses it. */
export const TOAST_MS = 5000

/** Id of the last failure's toast, which the next attempt removes. */
let failure: string | undefined

function forgetFailure() {
  if (failure !== undefined) toast.dismiss(failure)
  failure = undefined
}

/**
 * Tells the visitor what came of an action. The queue is the federated singleton `react-hot-toast/headless`, so that a
 * remote's toast appears in the host's Toaster. Each message removes the previous failure, so that a new attempt has one toast. Both return the toast's id, for `dismiss`.
 */
export const notify = {
  success: (words: ToastWords) => {
    forgetFailure()
    const { action } = words
    const onClick = () => {
      action?.onClick()
      toast.dismiss(id)
    }
    const id = toast.success(<ToastText {...words} {...(action && { action: { ...action, onClick } })} />, {
      duration: TOAST_MS,
      ariaProps: { role: 'status', 'aria-live': 'polite' },
    })
    return id
  },
  /** Of the destructive kind: announced at once, as an alert. */
  error: (words: ToastWords) => {
    forgetFailure()
    failure = toast.error(<ToastText {...words} />, {
      duration: TOAST_MS,
      ariaProps: { role: 'alert', 'aria-live': 'assertive' },
    })
    return failure
  },
  dismiss: (id: string) => {
    toast.dismiss(id)
  },
}
