import { CAUGHT_EVENT } from '@crossbook/contract'

/** Lets the page under development show what the site has caught; a production build has lost this to the minifier. */
export function tellDeveloper(error: unknown) {
  if (process.env.NODE_ENV !== 'production')
    window.dispatchEvent(new CustomEvent(CAUGHT_EVENT, { detail: error }))
}
