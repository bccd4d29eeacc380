import type { Page } from '@playwright/test'
import { heading } from '../journeys/header'
import { expect, test } from '../site/test'
import { EVERYTHING, PLAIN, type PlainHost, type Provided, startPlainHost } from './plainHost'

test.describe.configure({ mode: 'default' })

/** Records the errors of the page's console. They include the requests that the policy refuses. */
function watchErrors(page: Page) {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

const hosts: PlainHost[] = []
test.afterAll(async () => {
  for (const host of hosts) await host.close()
})

async function hostWith(site: Parameters<typeof startPlainHost>[0], provided: Provided) {
  const host = await startPlainHost(site, provided)
  hosts.push(host)
  return host
}

test('a host of another team shows the terms and the privacy policy by their manifest, with its own React', async ({
  page,
  site,
}) => {
  const host = await hostWith(site, { shared: PLAIN })
  const errors = watchErrors(page)
  for (const [remote, module, title] of [
    ['marketing', './terms', 'Terms of Service'],
    ['marketing', './privacy', 'Privacy Policy'],
  ] as const) {
    await page.goto(host.show(remote, module))
    await expect(page.getByRole('heading', { level: 2, name: 'A shop' })).toBeVisible()
    await expect(heading(page, title)).toBeVisible()
  }
  expect(errors).toEqual([])
})

test('a host that also provides the packed packages shows any screen', async ({ page, site }) => {
  const host = await hostWith(site, { shared: EVERYTHING, packed: true })
  const errors = watchErrors(page)
  const shown: string[] = []
  for (const { name, screens } of site.page.remotes)
    for (const { module, path } of screens) {
      await page.goto(host.show(name, module))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      shown.push(path)
    }
  expect(shown.length).toBeGreaterThan(20)
  expect(errors).toEqual([])
})

test('a host that lacks a shared module ends in a sentence that names it', async ({ page, site }) => {
  const without = EVERYTHING.filter((request) => request !== '@crossbook/auth')
  const host = await hostWith(site, { shared: without, packed: true })
  await page.goto(host.show('wallet', './dashboard'))
  await expect(page.getByRole('alert')).toHaveText("Can not get '@crossbook/auth'")
})

test('a host that does not provide the federation runtime ends in a sentence that names it', async ({
  page,
  site,
}) => {
  const host = await hostWith(site, { shared: PLAIN, runtime: false })
  await page.goto(host.show('marketing', './terms'))
  await expect(page.getByRole('alert')).toContainText('provideExternalRuntime')
})
