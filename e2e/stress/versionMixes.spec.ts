import { expect, test, type Page } from '@playwright/test'
import { type AppName, HOST, type AppVersion } from '@crossbook/contract'
import { chance } from '@crossbook/deploy-testing/chance'
import { heading, openMenu } from '../journeys/header'
import { promote, publishAgain, publishWith } from '../releases/team'
import type { TestSite } from '../site/startTestSite'
import { times } from '../site/counts'
import { started } from '../site/started'
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

/** Each of the twenty promotions of `pnpm stress` prerenders. */
const TEST_TIMEOUT_MS = 900_000

test('the last two versions of a remote run in the last two hosts', async ({ browser }) => {
  test.setTimeout(TEST_TIMEOUT_MS)
  await onOwnSite(browser, async ({ site, context }) => {
    const page = await context.newPage()
    const pairs = pairsOf(site, [site.page.host.version, NEXT])
    for (const { host, remote, version, title } of formatList(pairs, times(pairs.length)))
      await test.step(`${remote.app} ${version} in host ${host}`, async () => {
        const { app, path } = remote
        if (host === NEXT) await publishAgain(site, HOST, NEXT)
        if (version === NEXT) await publishNext(site, remote)
        await promote(site, { app: HOST, version: host }, { app: app as AppName, version })
        await page.goto(path)
        await expect(page).toHaveTitle(`${title} · Crossbook`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        // The heading is there before its remote is requested.
        await started(page)
        expect(await runVersions(page, HOST)).toEqual([host])
        expect(await runVersions(page, app)).toEqual([version])

        await openMenu(page, 'Tools')
        await page.getByRole('banner').getByRole('link', { name: 'Calculator' }).click()
        await expect(heading(page, 'Crypto Calculator')).toBeVisible()
      })
  })
})

/** Every version of every remote with every host. */
function pairsOf({ page }: TestSite, hosts: readonly AppVersion[]) {
  return hosts.flatMap((host) =>
    REMOTES.flatMap((remote) => {
      const present = page.remotes.find(({ name }) => name === remote.app)
      if (!present) throw new Error(`The release has no ${remote.app}`)
      return [
        { host, remote, version: present.version, title: remote.title },
        { host, remote, version: NEXT, title: remote.next },
      ]
    }),
  )
}

/** So many of them, left to chance, in their order. */
function formatList<Item>(items: readonly Item[], count: number) {
  const left = [...items.keys()]
  while (left.length > count) left.splice(Math.floor(chance() * left.length), 1)
  return left.flatMap((index) => items[index] ?? [])
}

/** Publishes the next version of a remote: a screen has another title in its table. */
function publishNext(site: TestSite, { app, title, next }: (typeof REMOTES)[number]) {
  return publishWith(site, app, NEXT, `"title":"${title}"`, `"title":"${next}"`)
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
