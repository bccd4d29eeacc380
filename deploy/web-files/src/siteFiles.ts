import { FAVICON, MASKABLE_ICON } from './favicon'
import { WEB_MANIFEST, WEB_MANIFEST_FILE } from './webManifest'

/** Crawlers may read every page; the sign-in service and the captured mails are none. */
const ROBOTS = 'User-agent: *\nDisallow: /auth/\nDisallow: /mailbox\n'

/** What browsers and crawlers ask every site for, by file name. */
export const SITE_FILES = {
  'favicon.svg': FAVICON,
  'icon-maskable.svg': MASKABLE_ICON,
  [WEB_MANIFEST_FILE]: WEB_MANIFEST,
  'robots.txt': ROBOTS,
} as const
