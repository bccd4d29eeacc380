import { sessionClientFiles } from './sessionClientFiles'
import type { TestSite } from './startTestSite'

/** What draws charts: a chunk of that name, and the library that it draws with. */
const DRAWS_CHARTS = /\/price-chart\.js$|lightweight-charts/

/**
 * Tells whether no page waits for the file at an address, so that it is no wave of the page's requests: the session client of who is known
 * to be signed in, and what draws charts. Both are asked for once the page's own scripts run.
 */
export function unawaitedFiles(site: Pick<TestSite, 'page'>) {
  const session = sessionClientFiles(site)
  return (url: string) => {
    const { pathname } = new URL(url)
    return session.includes(pathname) || DRAWS_CHARTS.test(pathname)
  }
}
