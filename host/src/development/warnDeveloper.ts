import { CAUGHT_EVENT } from '@crossbook/contract'

/** Shows errors that the site has caught on a page under development. The minifier removes this from a production build. */
export function warnDeveloper(error: unknown) {
  if (process.env.NODE_ENV !== 'production')
    window.dispatchEvent(new CustomEvent(CAUGHT_EVENT, { detail: error }))
}
