import type { Page } from '@playwright/test'
import budgets from '../budgets.json' with { type: 'json' }
import { measureLoad, type PageLoad } from '../site/measureLoad'
import { expect, test } from '../site/test'

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()

const scripts = (load: PageLoad) => load.requests.map(({ url }) => new URL(url).pathname)

/** Every request that was made more than once. */
function repeated(load: PageLoad) {
  const urls = load.requests.map(({ url }) => url)
  return urls.filter((url, at) => urls.indexOf(url) !== at)
}

/** Kilobytes of script that a route may need as its own kind of visitor sees it. */
function budgetOf(route: string) {
  const budget = new Map(Object.entries(budgets.scriptKilobytes)).get(route)
  if (budget === undefined) throw new Error(`${route} has no budget`)
  return budget
}

test('a visitor’s cold load of any route is two waves, nothing twice, no session code and no more script than its budget', async ({
  openAs,
  site,
}) => {
  test.slow()
  const screens = site.page.remotes.flatMap((remote) => remote.screens)
  const sessionFiles = site.page.host.session.map((file) => `/apps/host/${site.page.host.version}/${file}`)
  for (const { path: route, access } of [
    ...screens,
    { path: '/login', access: 'signedOut' },
    { path: '/register', access: 'signedOut' },
  ]) {
    const { page } = await openAs('visitor')
    const load = await measureLoad(page, site.url + route, heading)
    expect.soft(load.waves, `waves of ${route}`).toBe(2)
    expect.soft(repeated(load), `fetched twice by ${route}`).toEqual([])
    if (access === 'public') {
      expect
        .soft(
          scripts(load).filter((url) => sessionFiles.includes(url)),
          `session code on ${route}`,
        )
        .toEqual([])
      expect.soft(load.scriptBytes / 1024, `script KB of ${route}`).toBeLessThanOrEqual(budgetOf(route))
    }
    await page.context().close()
  }
})

test('a stored session loads any route in at most three waves, nothing twice, and no more script than its budget', async ({
  openAs,
  site,
}) => {
  test.slow()
  for (const { path: route, access } of site.page.remotes.flatMap((remote) => remote.screens)) {
    const { page } = await openAs('trader')
    const load = await measureLoad(page, site.url + route, heading)
    expect.soft(load.waves, `waves of ${route}`).toBeLessThanOrEqual(3)
    expect.soft(repeated(load), `fetched twice by ${route}`).toEqual([])
    if (access === 'signedIn')
      expect.soft(load.scriptBytes / 1024, `script KB of ${route}`).toBeLessThanOrEqual(budgetOf(route))
    await page.context().close()
  }
})

test('every route has a budget for its script', ({ site }) => {
  const routes = site.page.remotes.flatMap((remote) => remote.screens).map((screen) => screen.path)
  expect(Object.keys(budgets.scriptKilobytes).sort()).toEqual(routes.sort())
})
