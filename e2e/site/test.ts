import { test as base, type BrowserContextOptions, type Page } from '@playwright/test'
import { openAccount, SESSION_KEY, type Account } from './accounts'
import { startTestSite, type TestSite } from './startTestSite'

/** The user of a test: a visitor without a session, or a trader who signed in on an earlier visit. */
export type Visitor = 'visitor' | 'trader'

/** A page in its own browser context, and the account of its user. */
export interface Visit {
  page: Page
  account: Account
}

interface TestFixtures {
  /** Opens a separate browser for a visitor, or for a trader with a new account and a stored session. It is closed with the test. */
  openAs(visitor: Visitor, options?: BrowserContextOptions): Promise<Visit>
}

interface WorkerFixtures {
  /** The site of this worker: tests share it, but no accounts. */
  site: TestSite
}

/** Playwright's test, with a site to test; paths in `goto` are the site's. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const site = await startTestSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
  openAs: async ({ browser, site }, use) => {
    const contexts: { close(): Promise<void> }[] = []
    await use(async (visitor, options = {}) => {
      const { account, session } = await openAccount(site)
      const stored = visitor === 'trader' ? [{ name: SESSION_KEY, value: session }] : []
      const context = await browser.newContext({
        ...options,
        storageState: { cookies: [], origins: [{ origin: site.url, localStorage: stored }] },
      })
      contexts.push(context)
      return { page: await context.newPage(), account }
    })
    for (const context of contexts) await context.close()
  },
})

export { expect } from '@playwright/test'
