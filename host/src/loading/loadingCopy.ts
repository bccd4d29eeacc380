import type { FileProblem } from '../modules/fault'

/** Texts of sections that are still loading, and of sections that could not be loaded. Each follows the section's title. */
export const loadingCopy = Object.freeze({
  slow: 'its controls are still loading.',
  othersWork: 'The header and the rest of Crossbook work as usual.',
  slowLine: 'Your connection is slow. The header and the rest of Crossbook work as usual.',
  failed: 'is not available right now',
  notLoaded: 'This section could not be loaded.',
  asPublished: 'You see a static copy. Only its links work.',
  outdated: 'This page is from an older version of the site.',
  reloadFor: 'Reload to open',
  reload: 'Reload',
  retry: 'Retry',
  home: 'Go to the home page',
})

const SERVER = 'The server did not send it. Try again in a moment; the rest of Crossbook works as usual.'

/** The reason why a section could not be loaded, and advice for the user. */
export const reasonCopy = Object.freeze({
  unknown: 'Check your connection and try again; the rest of Crossbook works as usual.',
  offline: 'You are offline. It loads by itself once you are back online.',
  blocked:
    'Something in your browser blocks this file. Allow Crossbook in your content blocker and try again; the rest of Crossbook works as usual.',
  server: SERVER,
  missing: SERVER,
} satisfies Record<Exclude<FileProblem, 'outdated'> | 'unknown' | 'offline', string>)
