import { CAUGHT_EVENT } from '@crossbook/contract'

/** Name of the event that a page gives itself just before changed modules take the place of others. */
export const REPLACING = 'crossbook-replacing'

declare global {
  interface ImportMeta {
    /** What webpack gives to modules of a build that is replaced part by part. */
    webpackHot?: { addStatusHandler(onStatus: (status: string) => void): void }
  }
}

import.meta.webpackHot?.addStatusHandler((status) => {
  if (status === 'dispose') window.dispatchEvent(new Event(REPLACING))
})

/** React Refresh gives us what a changed module throws while it is evaluated, which is caught there and shown nowhere else. */
export function handleRuntimeError(error: unknown) {
  window.dispatchEvent(new CustomEvent(CAUGHT_EVENT, { detail: error }))
}

/** React Refresh calls this after a change; by then what the change itself has thrown is shown already. */
export function clearRuntimeErrors() {}
