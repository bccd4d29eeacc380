import { RELEASE_BEFORE_PATH } from './page'

/** Where paths begin that servers answer themselves: a screen of such a path would never be seen. */
export const RESERVED_PATHS: readonly string[] = [
  '/apps',
  '/auth',
  '/mailbox',
  '/mixes',
  '/paints',
  RELEASE_BEFORE_PATH,
]
