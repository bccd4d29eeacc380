import type { PrerenderFailure } from './prerenderRelease'

/** The message for a route that is not prerendered. Reasons that begin with an application's name are not prefixed with it again. */
export function prerenderFailureMessage({ path, app, reason }: PrerenderFailure) {
  const cause = reason.startsWith(`${app} `) ? reason : `${app} ${reason}`
  return `${path ?? 'The not-found page'} appears only after its code has loaded: ${cause}.`
}
