import type { PrerenderFailure } from './prerenderRelease'

/** A route that is not prerendered, in one sentence that names the app and the reason. */
export function prerenderFailureWords({ path, app, reason }: PrerenderFailure) {
  return `${path ?? 'The answer to unknown paths'} is shown only once its code has come: ${app} ${reason}.`
}
