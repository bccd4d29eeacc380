import { MIX_PAGES_URL } from './mix'
import { BUILDS_URL, PRERENDERS_URL, RELEASE_BEFORE_PATH, STAFF_URL } from './page'
import { REPORTS_URL } from './reports'

/** Where paths begin that servers answer themselves: a screen of such a path would never be seen. */
export const RESERVED_PATHS: readonly string[] = [
  BUILDS_URL,
  '/auth',
  '/mailbox',
  '/mixes',
  MIX_PAGES_URL,
  PRERENDERS_URL,
  RELEASE_BEFORE_PATH,
  REPORTS_URL,
  STAFF_URL,
]
