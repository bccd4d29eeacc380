import type { Page, Route } from '@playwright/test'
import { expect, test, type Visitor } from '../site/test'

/** Where the visitor goes instead. */
const CALCULATOR = { menu: 'Tools', link: 'Calculator', heading: 'Crypto Calculator' }

/** A screen of every remote, and how the site stands when that remote does not answer. */
const REMOTES = [
  { remote: 'marketing', path: '/', as: 'visitor', other: CALCULATOR },
  { remote: 'trading', path: '/trading/spot', as: 'visitor', other: CALCULATOR },
  {
    remote: 'tools',
    path: '/tools/calculator',
    as: 'visitor',
    other: { menu: 'Features', link: 'Prices', heading: 'Live Prices' },
  },
  { remote: 'wallet', path: '/dashboard', as: 'trader', other: CALCULATOR },
  { remote: 'earn', path: '/earn/staking', as: 'trader', other: CALCULATOR },
] as const satisfies readonly {
  remote: string
  path: string
  as: Visitor
  other: typeof CALCULATOR
}[]

/** What goes wrong with every file of a remote. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'is stopped': (route) => route.abort('connectionrefused'),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  'answers garbage': (route) => route.fulfill({ contentType: 'text/javascript', body: 'not <a> script {{{' }),
  hangs: () => new Promise<void>(() => undefined),
}

const fallback = (page: Page) => page.getByRole('alert').filter({ hasText: 'is not available right now' })

for (const { remote, path, as } of REMOTES)
  for (const [fault, act] of Object.entries(FAULTS))
    test(`when ${remote} ${fault}, its section says so below a living header, and Retry recovers`, async ({
      openAs,
    }) => {
      const { page } = await openAs(as)
      await page.clock.install()
      await page.route(filesOf(remote), act)

      // A hanging preload keeps the page from its load event.
      await page.goto(path, { waitUntil: 'commit' })
      await passTime(page, fallback(page))
      await expect(page.getByRole('banner').getByRole('link', { name: 'Crossbook' })).toBeVisible()

      await page.unroute(filesOf(remote))
      await page.getByRole('button', { name: 'Retry' }).click()
      await passTime(page, page.getByRole('main').getByRole('heading', { level: 1 }))
      await expect(fallback(page)).toHaveCount(0)
    })

for (const { remote, path, as, other } of REMOTES)
  test(`while ${remote} is down, the other domains work without a reload`, async ({ openAs }) => {
    const { page } = await openAs(as)
    await page.route(filesOf(remote), (route) => route.abort('connectionrefused'))
    await page.goto(path)
    await expect(fallback(page)).toBeVisible()

    const header = page.getByRole('banner')
    await header.getByRole('button', { name: other.menu, exact: true }).click()
    await header.getByRole('link', { name: other.link, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: other.heading })).toBeFocused()
    await expect(fallback(page)).toHaveCount(0)
  })

const filesOf = (remote: string) => `**/apps/${remote}/**`

/** Lets the seconds pass that time budgets wait for, until what is waited for is there. */
async function passTime(page: Page, awaited: ReturnType<Page['locator']>) {
  await expect(async () => {
    await page.clock.runFor(4_000)
    await expect(awaited).toBeVisible({ timeout: 100 })
  }).toPass({ timeout: 30_000, intervals: [0] })
}
