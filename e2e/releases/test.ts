import { startTestSite } from '../site/startTestSite'
import { test as base } from '../site/test'
import { acceptMixes } from './team'

/** The tests' site with a channel that accepts mixes, as staging does. */
export const test = base.extend({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const site = await startTestSite()
      await acceptMixes(site)
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
})

export { expect } from '../site/test'
