import { scriptsFrom } from './scriptsFrom'
import { sessionClientFiles } from './sessionClientFiles'
import type { TestSite } from './startTestSite'

/** The files that draw charts: a module that is loaded for them, and its library. */
const DRAWS_CHARTS = /\/createPriceChart\.ts$|\/lightweight-charts\//

/**
 * Returns a function that says whether no page of the site waits for the file at an address, so that it is no wave of the page's requests:
 * the session client of who is known to be signed in and of sign-in forms, and what draws charts. They are asked for once the page's own
 * scripts run.
 */
export async function unawaitedFiles(site: Pick<TestSite, 'page' | 'store'>) {
  const unawaited = new Set([
    ...sessionClientFiles(site),
    ...(await scriptsFrom(DRAWS_CHARTS, 'trading', site)),
  ])
  return (url: string) => unawaited.has(new URL(url).pathname)
}
