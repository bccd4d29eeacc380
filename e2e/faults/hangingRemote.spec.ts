import type { Page } from '@playwright/test'
import { UNKNOWN_PATH } from '../site/routes'
import { heading, mainMenus } from '../journeys/header'
import { complaints, holdScripts } from '../prerender/prerenderedPage'
import { started } from '../site/started'
import { expect, test, type Visitor } from '../site/test'
import { follow, useLivePrices } from './otherDomains'

/** Files that never arrive. */
const FILES = { tools: '**/apps/tools/**', wallet: '**/apps/wallet/**' } as const

/** Milliseconds on a painted page until the page names the loading section, and until it gives up. */
const KNOWN_MS = 8_000
const BUDGET_MS = 20_000

/** Opens a page of a remote whose files never arrive, and installs the page's clock. Returns a function that releases the scripts. */
async function openHanging(page: Page, remote: keyof typeof FILES, path: string) {
  await page.clock.install()
  const letScriptsCome = await holdScripts(page)
  const letNewFilesCome = await hangFiles(page, remote)
  await page.goto(path, { waitUntil: 'commit' })
  return { letScriptsCome, letNewFilesCome }
}

/**
 * Makes the files of a remote hang. Returns a function after which new requests are answered. The earlier ones still hang, while
 * `unroute` would let the browser answer those as well, and the section would load before a click on Retry.
 */
async function hangFiles(page: Page, remote: keyof typeof FILES) {
  let hang = true
  await page.route(FILES[remote], (route) => (hang ? new Promise<void>(() => undefined) : route.fallback()))
  return () => (hang = false)
}

const stillLoading = (page: Page, title: string) =>
  page.getByRole('status').filter({ hasText: `${title}: its controls are still loading.` })

for (const { as, remote, path, title, field } of [
  { as: 'visitor', remote: 'tools', path: '/tools/calculator', title: 'Crypto Calculator', field: 'Amount' },
  {
    as: 'trader',
    remote: 'wallet',
    path: '/dashboard',
    title: 'Dashboard',
    field: 'Search by symbol or name',
  },
] satisfies {
  as: Visitor
  remote: keyof typeof FILES
  path: string
  title: string
  field: string
}[])
  test(`while the remote of ${path} hangs the header answers, and after 8 s the section says what is loading`, async ({
    openAs,
  }) => {
    const { page } = await openAs(as)
    const messages = complaints(page)
    const { letScriptsCome, letNewFilesCome } = await openHanging(page, remote, path)
    // The clock is stopped from here on, so that a hanging file is not given up between two steps of a slow machine.
    await page.clock.pauseAt(Date.now() + 1_000)
    const menu = page.getByRole('banner').getByRole('button', { name: 'Trading', exact: true })
    letScriptsCome()
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await expect(mainMenus(page).getByRole('link', { name: 'Spot', exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByLabel(field, { exact: true })).toBeVisible()

    await page.clock.runFor(KNOWN_MS)
    await expect(stillLoading(page, title)).toBeVisible()
    letNewFilesCome()
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.clock.resume()
    await started(page)
    await expect(heading(page, title)).toBeVisible()
    await expect(stillLoading(page, title)).toBeHidden()
    expect(messages).toEqual([])
  })

test('Retry on a page that hung before and was opened again starts a new attempt, and shows the page', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(UNKNOWN_PATH)
  await started(page)
  const letNewFilesCome = await hangFiles(page, 'tools')
  await page.clock.pauseAt(Date.now() + 1_000)
  await follow(page, 'Tools', 'Calculator')
  await page.clock.runFor(4_500)
  await follow(page, 'Features', 'Prices')
  // React delays the loading state of the next screen by up to 300 ms.
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(heading(page, 'Live Prices')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await follow(page, 'Tools', 'Calculator')
  // Uses so much of the first budget of 14 s that another try of the first attempt would come too late.
  await page.clock.runFor(8_300)
  await expect(stillLoading(page, 'Crypto Calculator')).toBeVisible()
  letNewFilesCome()
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.clock.resume()
  await expect(heading(page, 'Crypto Calculator')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a page whose remote hangs is given up after 20 s, with a message, and the rest of the site works', async ({
  page,
}) => {
  const { letScriptsCome } = await openHanging(page, 'tools', '/tools/calculator')
  letScriptsCome()
  const menu = page.getByRole('banner').getByRole('button', { name: 'Trading', exact: true })
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await page.clock.runFor(BUDGET_MS)
  await expect(page.getByRole('alert')).toContainText('Crypto Calculator is not available right now.')
  await useLivePrices(page)
})
