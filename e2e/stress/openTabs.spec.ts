import { expect, test, type Page } from '@playwright/test'
import type { AppAtVersion } from '@crossbook/releases'
import { openMenu } from '../journeys/header'
import { promote, publishAgain, takeBack } from '../releases/team'
import { times } from '../site/counts'
import { onOwnSite } from './ownSite'

/** Tabs that stay open all the time. */
const TABS = 2

/** Every so many navigations, a tab reloads and shows the channel's current release. */
const RELOAD_EVERY = 25

/** The pages that a trader opens from the header, and their owners. */
const VISITS = [
  { menu: 'Tools', link: 'Calculator', heading: 'Crypto Calculator' },
  { menu: 'Trading', link: 'Spot', heading: 'Spot Trading' },
  { menu: 'Earn', link: 'Staking', heading: 'Crypto Staking' },
  { menu: 'Features', link: 'Wallet', heading: 'Multi-Coin Wallet' },
  { menu: 'Tools', link: 'Gas', heading: 'Gas Fee Monitor' },
  { menu: 'Trading', link: 'Futures', heading: 'Futures Trading' },
] as const

/** Milliseconds for one navigation on a busy machine. */
const NAVIGATION_MS = 5_000

test('open tabs go on working while versions are promoted and taken back at every step', async ({
  browser,
}) => {
  const count = times(1_000)
  test.setTimeout(120_000 + count * NAVIGATION_MS)
  await onOwnSite(browser, async ({ site, context }) => {
    const versions: AppAtVersion[] = []
    for (const app of ['tools', 'earn']) {
      const present = site.page.remotes.find(({ name }) => name === app)
      if (!present) throw new Error(`The release has no ${app}`)
      versions.push(await publishAgain(site, app, '9.2.0'))
      versions.push({ app: present.name, version: present.version })
    }

    let revisions = 0
    let lastRevision = Promise.resolve()
    const moveChannel = () => {
      lastRevision = lastRevision.then(async () => {
        const next = versions[revisions % versions.length]
        revisions += 1
        if (revisions % 3 === 0) await takeBack(site)
        else if (next) await promote(site, next)
      })
      return lastRevision
    }

    const walkTab = async (first: number) => {
      const page = await context.newPage()
      await page.goto('/dashboard')
      for (let visit = first; visit < count; visit += TABS) {
        if (visit % RELOAD_EVERY < TABS && visit >= TABS) await page.reload()
        await Promise.all([follow(page, visit), moveChannel()])
      }
    }
    await Promise.all(Array.from({ length: TABS }, (_, tab) => walkTab(tab)))
    expect(revisions, 'the channel has moved at every navigation').toBe(count)
  })
})

async function follow(page: Page, visit: number) {
  const { menu, link, heading } = VISITS[visit % VISITS.length] ?? VISITS[0]
  await openMenu(page, menu)
  await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 }), `navigation ${visit}`).toHaveText(heading)
  await expect(page).toHaveTitle(`${heading} · Crossbook`)
}
