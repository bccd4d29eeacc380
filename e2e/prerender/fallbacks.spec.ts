import { shellStarted, started } from '../site/started'
import { expect, test } from '../site/test'
import { complaints } from './prerenderedPage'
import { startPrerenderedSite } from './startPrerenderedSite'

const heading = { level: 1 } as const

test('a screen that throws and one that never ends get plain pages, and the promotion names both and the reasons', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const site = await startPrerenderedSite({
    change: {
      app: 'marketing',
      rendering: (code) =>
        code
          .replace(
            '"./terms": () =>',
            `"./terms": async () => ({ default: () => innerWidth }), "terms": () =>`,
          )
          .replace(
            '"./privacy": () =>',
            `"./privacy": async () => ({ default() { for (;;); } }), "privacy": () =>`,
          ),
    },
  })
  try {
    expect(site.notPrerendered).toEqual([
      { path: '/terms', app: 'marketing', reason: 'innerWidth is not defined' },
      { path: '/privacy', app: 'marketing', reason: 'does not finish' },
    ])
    const messages = complaints(page)
    for (const [path, text] of [
      ['/terms', 'Terms of Service'],
      ['/privacy', 'Privacy Policy'],
      ['/about', 'About Crossbook'],
    ] as const) {
      await page.goto(site.url + path)
      await started(page)
      await expect(page.getByRole('main').getByRole('heading', heading)).toHaveText(text)
    }
    expect(messages).toEqual([])
  } finally {
    await site.close()
  }
})

test('a document that is served at another address is cleared, and the address’s own screen is shown', async ({
  page,
  site,
}) => {
  const messages = complaints(page)
  await page.route(`${site.url}/tools/gas`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${site.url}/terms` }) }),
  )
  await page.goto('/tools/gas')
  await expect(page.getByRole('main').getByRole('heading', heading)).toHaveText('Gas Fee Monitor')
  await expect(page.getByRole('main').getByText('Terms of Service')).toHaveCount(0)
  expect(messages).toEqual([])
})

for (const { as, remote, path, title, link } of [
  {
    as: 'visitor',
    remote: 'marketing',
    path: '/',
    title: 'AI-powered crypto trading',
    link: 'See live prices',
  },
  { as: 'trader', remote: 'earn', path: '/earn/staking', title: 'Crypto Staking', link: undefined },
  // Its frame is of the same remote, and stays as well.
  { as: 'trader', remote: 'wallet', path: '/dashboard', title: 'Dashboard', link: 'Wallet Overview' },
] as const)
  test(`while ${remote} is down, ${path} keeps its prerendered content below a working header, and Retry makes it interactive`, async ({
    openAs,
  }) => {
    const { page } = await openAs(as)
    await page.clock.install()
    const files = `**/apps/${remote}/**`
    await page.route(files, (route) => route.abort('connectionrefused'))
    await page.goto(path)
    await shellStarted(page)
    const alert = page.getByRole('alert').filter({ hasText: 'is not available right now' })
    await expect(async () => {
      await page.clock.runFor(4_000)
      await expect(alert).toBeVisible({ timeout: 100 })
    }).toPass({ timeout: 30_000, intervals: [0] })
    const shown = page.getByRole('main').getByRole('heading', heading)
    await expect(shown).toHaveText(title)
    if (link !== undefined)
      await expect(page.getByRole('main').getByRole('link', { name: link })).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'Tools', exact: true }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Calculator' })).toBeVisible()

    await page.unroute(files)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(async () => {
      await page.clock.runFor(4_000)
      await expect(alert).toHaveCount(0, { timeout: 100 })
    }).toPass({ timeout: 30_000, intervals: [0] })
    await started(page)
    await expect(shown).toHaveCount(1)
  })
