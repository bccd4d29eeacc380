import { CAUGHT_EVENT } from '@crossbook/contract'

/** Name of the event that the page dispatches just before changed modules replace the old ones. */
export const REPLACING = 'crossbook-replacing'

declare global {
  interface ImportMeta {
    /** The handle that webpack gives to modules of a build with hot replacement. */
    webpackHot?: { addStatusHandler(onStatus: (status: string) => void): void }
  }
}

import.meta.webpackHot?.addStatusHandler((status) => {
  if (status === 'dispose') window.dispatchEvent(new Event(REPLACING))
})

/** Reports an error that a changed module throws during evaluation. React Refresh catches it and shows it nowhere else. */
export function handleRuntimeError(error: unknown) {
  window.dispatchEvent(new CustomEvent(CAUGHT_EVENT, { detail: error }))
}

/** Called by React Refresh after a change. Errors of the change itself are already shown by then. */
export function clearRuntimeErrors() {}
