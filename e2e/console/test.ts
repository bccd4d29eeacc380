import { type Page, test as base } from '@playwright/test'
import { openConsole, type OpenConsole } from './openConsole'

interface TestFixtures {
  /** A page that may read and write; its paths are the console's. */
  writing: Page
}

interface WorkerFixtures {
  /** The console of this worker, with a store that has a long history. */
  made: OpenConsole
  /** The console's origin, and the cookies of a browser that has opened the link of a console with --write. */
  letIn: { origin: string; state: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>> }
}

/** Playwright's test with a console; paths in `goto` are the console's. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  made: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const made = await openConsole()
      await use(made)
      await made.close()
    },
    { scope: 'worker' },
  ],
  letIn: [
    async ({ made, browser }, use) => {
      const context = await browser.newContext()
      const page = await context.newPage()
      await page.goto((await made.start('--write')).link)
      await use({ origin: new URL(page.url()).origin, state: await context.storageState() })
      await context.close()
    },
    { scope: 'worker' },
  ],
  writing: async ({ letIn, browser }, use) => {
    const context = await browser.newContext({ baseURL: letIn.origin, storageState: letIn.state })
    await use(await context.newPage())
    await context.close()
  },
})

export { expect } from '@playwright/test'
