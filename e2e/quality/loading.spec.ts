import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { measureLoad, type PageLoad } from '../site/measureLoad'
import { expect, test } from '../site/test'

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()

const scripts = (load: PageLoad) => load.requests.map(({ url }) => new URL(url).pathname)

/** Every request that was made more than once. */
function repeated(load: PageLoad) {
  const urls = load.requests.map(({ url }) => url)
  return urls.filter((url, at) => urls.indexOf(url) !== at)
}

test('a visitor’s cold load of any route is two waves, nothing twice, and no session code on public pages', async ({
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
    if (access === 'public')
      expect
        .soft(
          scripts(load).filter((url) => sessionFiles.includes(url)),
          `session code on ${route}`,
        )
        .toEqual([])
    await page.context().close()
  }
})

test('a stored session loads any route in at most three waves, nothing twice', async ({ openAs, site }) => {
  test.slow()
  for (const { path: route } of site.page.remotes.flatMap((remote) => remote.screens)) {
    const { page } = await openAs('trader')
    const load = await measureLoad(page, site.url + route, heading)
    expect.soft(load.waves, `waves of ${route}`).toBeLessThanOrEqual(3)
    expect.soft(repeated(load), `fetched twice by ${route}`).toEqual([])
    await page.context().close()
  }
})

test('no route needs more script than its budget', async ({ openAs, site }) => {
  test.slow()
  const file = await readFile(path.join(import.meta.dirname, '../budgets.json'), 'utf8')
  const budgets = JSON.parse(file) as { scriptKilobytes: Record<string, number> }
  const screens = site.page.remotes.flatMap((remote) => remote.screens)
  const routes = screens.map((screen) => screen.path).sort()
  expect(Object.keys(budgets.scriptKilobytes).sort(), 'routes with a budget').toEqual(routes)
  for (const { path: route, access } of screens) {
    const kilobytes = budgets.scriptKilobytes[route] ?? 0
    const { page } = await openAs(access === 'public' ? 'visitor' : 'trader')
    const load = await measureLoad(page, site.url + route, heading)
    expect.soft(load.scriptBytes / 1024, `script KB of ${route}`).toBeLessThanOrEqual(kilobytes)
    await page.context().close()
  }
})
