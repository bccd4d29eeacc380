import type { Page } from '@playwright/test'
import { FIRST_VIEW } from '../site/devices'
import { unawaitedFiles } from '../site/unawaitedFiles'
import { measureWaves, type PageLoad } from '../site/measureLoad'
import { scriptsFrom } from '../site/scriptsFrom'
import { sessionClientFiles } from '../site/sessionClientFiles'
import { protectedRoutes, publicRoutes, routesFor, sampled } from '../site/routes'
import { expect, test } from '../site/test'
import { budgetedRoutes, holdToBudgets } from './budgets'

/** Loads at a time: each mostly waits for the network that is made slow. */
const AT_A_TIME = 3

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()

const arrives = (page: Page, file: string) =>
  page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname === file)

const scripts = (load: PageLoad) => load.requests.map(({ url }) => new URL(url).pathname)

/** Every request that was made more than once. */
function repeated(load: PageLoad) {
  const urls = load.requests.map(({ url }) => url)
  return urls.filter((url, at) => urls.indexOf(url) !== at)
}

/** Does something with each, some at a time. */
async function forEach<Item>(items: readonly Item[], act: (item: Item) => Promise<void>) {
  const waiting = [...items]
  const workOff = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await act(next)
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, workOff))
}

test('a visitor’s cold load of a route waits for two waves, fetches nothing twice, no session code, and as much script as its budget', async ({
  openAs,
  site,
}) => {
  test.slow()
  const sessionFiles = sessionClientFiles(site)
  const isUnawaited = await unawaitedFiles(site)
  const needed = new Map<string, number>()
  const publicPages = publicRoutes(site.page)
  // A protected route leads every visitor to Sign In, so one of each remote is enough.
  const routes = [
    ...routesFor('visitor', site.page),
    ...sampled(protectedRoutes(site.page), site.page).sample,
  ]
  await forEach(routes, async ({ path: route }) => {
    const load = await measureWaves(
      () => openAs('visitor', FIRST_VIEW),
      site.url + route,
      heading,
      2,
      isUnawaited,
    )
    expect.soft(load.waves, `waves of ${route}`).toBe(2)
    expect.soft(repeated(load), `fetched twice by ${route}`).toEqual([])
    if (publicPages.some(({ path }) => path === route)) {
      const sessionCode = scripts(load).filter((url) => sessionFiles.includes(url))
      expect.soft(sessionCode, `session code on ${route}`).toEqual([])
      needed.set(route, load.scriptBytes)
    }
  })
  expect(needed.size).toBe(publicPages.length)
  await holdToBudgets(site.page.remotes, needed)
})

test('a stored session loads a route in at most three waves, fetches nothing twice, and as much script as its budget', async ({
  openAs,
  site,
}) => {
  test.slow()
  const needed = new Map<string, number>()
  const protectedPages = protectedRoutes(site.page)
  // A public route loads the same files as for a visitor and the session client, so one of each remote is enough.
  const routes = [...protectedPages, ...sampled(publicRoutes(site.page), site.page).sample]
  // The client comes once all has rendered, before which a busy machine lets the line be silent for longer than a page that is loaded.
  const clientFiles = sessionClientFiles(site)
  const withClient = (page: Page) =>
    Promise.all([heading(page), ...clientFiles.map((file) => arrives(page, file))])
  await forEach(routes, async ({ path: route }) => {
    const load = await measureWaves(() => openAs('trader'), site.url + route, withClient, 3)
    expect.soft(load.waves, `waves of ${route}`).toBeLessThanOrEqual(3)
    expect.soft(repeated(load), `fetched twice by ${route}`).toEqual([])
    if (protectedPages.some(({ path }) => path === route)) needed.set(route, load.scriptBytes)
  })
  expect(needed.size).toBe(protectedPages.length)
  await holdToBudgets(site.page.remotes, needed)
})

test('a page loads the icons of the menus with their first use, and code for foreign builds only where there are some', async ({
  page,
  site,
}) => {
  const icons = await scriptsFrom(/header\/menuIcons\.ts$/, 'host', site)
  const onDemand = [...icons, ...(await scriptsFrom(/federation\/foreignBuilds\.ts$/, 'host', site))]
  const loaded: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (onDemand.includes(pathname)) loaded.push(pathname)
  })
  await page.goto('/features/prices', { waitUntil: 'networkidle' })
  expect(loaded).toEqual([])
  await page.getByRole('button', { name: 'Trading', exact: true }).hover()
  await expect.poll(() => loaded).toEqual(icons)
})

test('every script starts with the hint to compile it while it arrives', async ({ page }) => {
  const served: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') served.push(response.text())
  })
  await page.goto('/features/prices', { waitUntil: 'networkidle' })
  const openings = (await Promise.all(served)).map((text) => text.split('\n', 1)[0])
  expect(openings.length).toBeGreaterThan(2)
  expect([...new Set(openings)]).toEqual(['//# allFunctionsCalledOnLoad'])
})

test('every route has a budget for its script', async ({ site }) => {
  const { remotes } = site.page
  const routes = remotes.flatMap((remote) => remote.screens).map((screen) => screen.path)
  const budgeted = await budgetedRoutes(remotes)
  expect(budgeted.sort(), 'routes with a budget; pnpm budgets writes them').toEqual(routes.sort())
})
