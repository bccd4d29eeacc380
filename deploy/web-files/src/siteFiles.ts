import { FAVICON } from './favicon'

/** Crawlers may read every page; the sign-in service and the captured mails are none. */
const ROBOTS = 'User-agent: *\nDisallow: /auth/\nDisallow: /mailbox\n'

/** What browsers and crawlers ask every site for, by file name. */
export const SITE_FILES = { 'favicon.svg': FAVICON, 'robots.txt': ROBOTS } as const
