import { toast } from 'react-hot-toast/headless'
import { ToastText } from './ToastText'
import type { ToastMessage } from './ToastText'

/** Time in milliseconds that a toast stays, unless the user hovers, focuses or dismisses it. */
export const TOAST_MS = 5000

/** The topic of messages about signing in and out. Only the last of them is true. */
export const SESSION_TOPIC = 'session'

/** Id of the last failure's toast, which the next attempt removes. */
let failure: string | undefined

function forgetFailure() {
  if (failure !== undefined) toast.dismiss(failure)
  failure = undefined
}

/**
 * Shows the result of an action in a toast. The queue is the federated singleton `react-hot-toast/headless`, so that a
 * remote's toast appears in the host's Toaster. Each message removes the previous failure, so that a new attempt has one toast. A
 * success with a `topic` replaces the previous one of that topic. Both return the toast's id, for `dismiss`.
 */
export const notify = {
  success: (message: ToastMessage, { topic }: { topic?: string } = {}) => {
    forgetFailure()
    const { action } = message
    const onClick = () => {
      action?.onClick()
      toast.dismiss(id)
    }
    const id = toast.success(<ToastText {...message} {...(action && { action: { ...action, onClick } })} />, {
      duration: TOAST_MS,
      ariaProps: { role: 'status', 'aria-live': 'polite' },
      ...(topic !== undefined && { id: topic }),
    })
    return id
  },
  /** Marks a destructive toast: it is announced at once, as an alert. */
  error: (message: ToastMessage) => {
    forgetFailure()
    failure = toast.error(<ToastText {...message} />, {
      duration: TOAST_MS,
      ariaProps: { role: 'alert', 'aria-live': 'assertive' },
    })
    return failure
  },
  dismiss: (id: string) => {
    toast.dismiss(id)
  },
}
