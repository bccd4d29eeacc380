import { MIX_PAGES_URL } from './mix'
import { BUILDS_URL, PRERENDERS_URL, RELEASE_BEFORE_PATH, STAFF_URL } from './page'
import { REPORTS_URL } from './reports'

/** Prefixes of paths that servers answer themselves, so that a screen with such a path would never be reached. */
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
