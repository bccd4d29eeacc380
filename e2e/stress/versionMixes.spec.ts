import { expect, test, type Page } from '@playwright/test'
import { HOST, type AppVersion } from '@crossbook/contract'
import { heading, openMenu } from '../journeys/header'
import { promote, publish } from '../releases/team'
import type { Variant } from '../site/buildVariant'
import { onOwnSite } from './ownSite'

/** A screen of every remote, and its title in the table of the remote's next version. */
const REMOTES = [
  { app: 'marketing', path: '/about', title: 'About', next: 'Who We Are' },
  { app: 'wallet', path: '/dashboard', title: 'Dashboard', next: 'Overview' },
  { app: 'trading', path: '/trading/spot', title: 'Spot Trading', next: 'Spot Market' },
  { app: 'tools', path: '/tools/gas', title: 'Gas Fee Monitor', next: 'Gas Prices' },
  { app: 'earn', path: '/earn/staking', title: 'Crypto Staking', next: 'Staking' },
] as const

const NEXT = '9.1.0' as AppVersion

/** On a fresh checkout the next version of every app is built first, and each of twenty promotions prerenders. */
const TEST_TIMEOUT_MS = 900_000

test('the last two versions of every remote run in the last two hosts', async ({ browser }) => {
  test.setTimeout(TEST_TIMEOUT_MS)
  await onOwnSite(browser, async ({ site, context }) => {
    const nextHost = await publish(site, { app: HOST, version: NEXT })
    for (const remote of REMOTES) await publish(site, nextVersion(remote))

    const page = await context.newPage()
    for (const host of [site.page.host.version, nextHost.version]) {
      await promote(site, { app: HOST, version: host })
      for (const { app, path, title, next } of REMOTES) {
        const present = site.page.remotes.find(({ name }) => name === app)
        if (!present) throw new Error(`The release has no ${app}`)
        const versions = [
          { version: present.version, words: title },
          { version: NEXT, words: next },
        ]
        for (const { version, words } of versions)
          await test.step(`${app} ${version} in host ${host}`, async () => {
            await promote(site, { app: present.name, version })
            await page.goto(path)
            await expect(page).toHaveTitle(`${words} · Crossbook`)
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
            expect(await runVersions(page, HOST)).toEqual([host])
            expect(await runVersions(page, app)).toEqual([version])

            await openMenu(page, 'Tools')
            await page.getByRole('banner').getByRole('link', { name: 'Calculator' }).click()
            await expect(heading(page, 'Crypto Calculator')).toBeVisible()
          })
      }
    }
  })
})

function nextVersion({ app, title, next }: (typeof REMOTES)[number]): Variant {
  return {
    app,
    version: NEXT,
    edits: [{ file: 'remote.ts', words: `title: '${title}'`, by: `title: '${next}'` }],
  }
}

/** Versions of an app whose scripts the page has fetched. */
async function runVersions(page: Page, app: string) {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const versions = urls.flatMap((url) => {
    const [, folder, name, version, file] = new URL(url).pathname.split('/')
    return folder === 'apps' && name === app && file?.endsWith('.js') ? [version] : []
  })
  return [...new Set(versions)]
}
