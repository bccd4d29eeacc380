import { openAccount, SESSION_KEY } from '../site/accounts'
import { publicRoutes, UNKNOWN_PATH } from '../site/routes'
import { expect, test as base, type Visitor } from '../site/test'
import { differences } from './differences'
import { complaints, shifts, started, watchShifts } from './prerenderedPage'
import { startPrerenderedSite } from './startPrerenderedSite'

type PrerenderedSite = Awaited<ReturnType<typeof startPrerenderedSite>>

/** Everything at once, or the landing page's remote after all others: its code is then evaluated first and alone. */
const ORDERS = { 'all together': {}, 'marketing last': { later: 'marketing' } } as const

const test = base.extend<object, { sites: Record<keyof typeof ORDERS, PrerenderedSite> }>({
  sites: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const sites = {
        'all together': await startPrerenderedSite(ORDERS['all together']),
        'marketing last': await startPrerenderedSite(ORDERS['marketing last']),
      }
      await use(sites)
      for (const site of Object.values(sites)) await site.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

const VISITORS: readonly Visitor[] = ['visitor', 'trader']

for (const order of Object.keys(ORDERS) as (keyof typeof ORDERS)[])
  for (const visitor of VISITORS)
    test(`promoted ${order}, every public page is taken over as it was prerendered, for a ${visitor}`, async ({
      browser,
      sites,
    }) => {
      test.setTimeout(240_000)
      const { url, page: release, notPrerendered } = sites[order]
      expect(notPrerendered).toEqual([])
      const stored = visitor === 'trader' ? await sessionAt(sites[order]) : []
      const paths = [
        ...publicRoutes(release).map(({ path }) => path),
        ...(visitor === 'visitor' ? ['/login', '/register'] : []),
        UNKNOWN_PATH,
      ]
      for (const path of paths) {
        const context = await browser.newContext({
          storageState: { cookies: [], origins: [{ origin: url, localStorage: stored }] },
        })
        const page = await context.newPage()
        const heard = complaints(page)
        await watchShifts(page)
        await page.addInitScript(() => {
          addEventListener('DOMContentLoaded', () => {
            const heading = document.querySelector('main h1')
            if (heading) Reflect.set(window, 'prerenderedHeading', heading)
          })
        })
        await page.goto(url + path)
        await started(page)
        if (visitor === 'trader')
          await expect(page.getByRole('banner').getByRole('button', { name: /@example\.com/ })).toBeVisible()
        const hasStood = await page.evaluate(
          () => Reflect.get(window, 'prerenderedHeading') === document.querySelector('main h1'),
        )
        expect.soft(hasStood, `the prerendered heading still stands on ${path}`).toBe(true)
        expect.soft(await differences(page), `differences on ${path}`).toEqual([])
        expect.soft(await shifts(page), `what moved on ${path}`).toEqual([])
        expect.soft(heard, `complaints on ${path}`).toEqual([])
        await context.close()
      }
    })

async function sessionAt({ url, page }: PrerenderedSite) {
  const { session } = await openAccount({ url, page })
  return [{ name: SESSION_KEY, value: session }]
}
