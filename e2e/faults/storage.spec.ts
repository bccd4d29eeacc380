import type { Page } from '@playwright/test'
import { accountMenu, loginLink, logOut, signIn } from '../journeys/authForms'
import { heading } from '../journeys/header'
import { openAccount, SESSION_KEY } from '../site/accounts'
import { inBlockingBrowser } from '../site/blockingBrowser'
import { desktopOptions } from '../site/launchOptions'
import { publicRoutes } from '../site/routes'
import { expect, test } from '../site/test'
import { useCalculator, useLivePrices } from './otherDomains'

/** Everything that the site keeps in a browser, without the session. */
const PREFERENCES = [
  'crossbook.balances-hidden',
  'crossbook.favorite-coins',
  'crossbook.hero-paused',
  'crossbook.prices-paused',
]

test('where the browser blocks storage, every public page opens, and the session lives as long as the page', async ({
  site,
}) => {
  test.skip(desktopOptions === undefined, 'No Chromium is installed that has settings.')
  test.slow()
  const { account } = await openAccount(site)
  await inBlockingBrowser(site.url, async (browser) => {
    const page = await browser.newPage()
    const crashes = watchCrashes(page)
    await page.goto('/')
    expect(await page.evaluate(nameOfStorageError)).toBe('SecurityError')
    for (const { path: route } of publicRoutes(site.page)) {
      await page.goto(route)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), route).toBeVisible()
      await expect(page.getByText('is not available right now'), route).toHaveCount(0)
    }

    await page.goto('/login')
    await signIn(page, account)
    await expect(heading(page, 'Dashboard')).toBeVisible()
    await useCalculator(page)
    await expect(accountMenu(page)).toContainText(account.email)
    await logOut(page)
    await expect(loginLink(page)).toBeVisible()
    expect(crashes).toEqual([])
  })
})

test('a storage that is full keeps nobody from signing in, marking coins and pausing prices on this page', async ({
  openAs,
}) => {
  const { page, account } = await openAs('visitor')
  const crashes = watchCrashes(page)
  await page.goto('/login')
  await page.evaluate(fillStorage)
  await signIn(page, account)
  await expect(heading(page, 'Dashboard')).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toBeNull()

  await useLivePrices(page)
  await page.getByRole('button', { name: 'Pause live prices' }).click()
  await expect(page.getByRole('button', { name: 'Resume live prices' })).toBeVisible()
  await useCalculator(page)
  await expect(accountMenu(page)).toContainText(account.email)
  expect(crashes).toEqual([])
})

for (const garbage of ['{"cut off', '"a text"', '["a list"]'])
  test(`what reads ${garbage} in storage counts as nothing, and preferences can be set again`, async ({
    openAs,
  }) => {
    const { page } = await openAs('trader')
    const crashes = watchCrashes(page)
    await page.addInitScript(
      ([keys, value]) => {
        for (const key of keys) localStorage.setItem(key, value)
        sessionStorage.setItem('crossbook.scroll', value)
      },
      [PREFERENCES, garbage] as const,
    )

    await page.goto('/')
    await expect(heading(page, 'AI-powered crypto trading')).toBeVisible()
    await useLivePrices(page)
    await page.getByRole('button', { name: 'Pause live prices' }).click()
    await expect(page.getByRole('button', { name: 'Resume live prices' })).toBeVisible()
    await page.goto('/features/wallet')
    await expect(heading(page, 'Multi-Coin Wallet')).toBeVisible()
    await page.getByRole('button', { name: 'Hide balances' }).click()
    await expect(page.getByRole('button', { name: 'Show balances' })).toBeVisible()
    await useCalculator(page)
    expect(crashes).toEqual([])
  })

/** Notes every error that nothing on the page has caught. */
function watchCrashes(page: Page) {
  const crashes: Error[] = []
  page.on('pageerror', (error) => crashes.push(error))
  return crashes
}

function nameOfStorageError() {
  try {
    return String(localStorage.length)
  } catch (error) {
    return error instanceof Error ? error.name : ''
  }
}

/** Fills local storage to its last character. */
function fillStorage() {
  for (let characters = 4_000_000; characters >= 1; characters = Math.floor(characters / 2))
    try {
      for (let part = 0; ; part += 1) localStorage.setItem(`${characters}.${part}`, 'x'.repeat(characters))
    } catch {
      continue
    }
}
