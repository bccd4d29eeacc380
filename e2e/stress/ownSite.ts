import type { Browser, BrowserContext } from '@playwright/test'
import { openAccount, SESSION_KEY } from '../site/accounts'
import { startTestSite, type TestSite } from '../site/startTestSite'

/** A site that no other test sees, because its channel is moved all the time, and a trader's browser on it. */
export interface OwnSite {
  site: TestSite
  /** A browser of a trader who has signed in on an earlier visit. */
  context: BrowserContext
}

/** Runs a test on a site of its own; site and browser end with it, however it ends. */
export async function onOwnSite(browser: Browser, run: (own: OwnSite) => Promise<void>) {
  const site = await startTestSite()
  try {
    const { session } = await openAccount(site)
    const context = await browser.newContext({
      baseURL: site.url,
      storageState: {
        cookies: [],
        origins: [{ origin: site.url, localStorage: [{ name: SESSION_KEY, value: session }] }],
      },
    })
    try {
      await run({ site, context })
    } finally {
      await context.close()
    }
  } finally {
    await site.close()
  }
}
