import { sessionClientFiles } from './sessionClientFiles'
import type { TestSite } from './startTestSite'

/** What draws charts: a chunk of that name, and the library that it draws with. */
const DRAWS_CHARTS = /\/price-chart\.js$|lightweight-charts/

/**
 * Whether no page of the site waits for the file at this address, so that it is no wave of the page's requests: the session client of who
 * is known to be signed in and of sign-in forms, and what draws charts. They are asked for once the page's own scripts run.
 */
export function isUnawaited(site: Pick<TestSite, 'page'>, url: string) {
  const { pathname } = new URL(url)
  return sessionClientFiles(site).includes(pathname) || DRAWS_CHARTS.test(pathname)
}
