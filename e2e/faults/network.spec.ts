import type { Page } from '@playwright/test'
import { logOut } from '../journeys/authForms'
import { heading } from '../journeys/header'
import { expect, test } from '../site/test'
import { expectToast } from '../site/toast'
import { fallback, follow, useCalculator } from './otherDomains'

/** Slow 3G as browsers' tools define it: milliseconds of delay, bytes a second. */
const SLOW_3G = { latency: 2_000, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/** Milliseconds that a page may take over slow 3G before the test gives up; it is no budget. */
const PATIENCE = { timeout: 60_000 }

test('over slow 3G every domain arrives, however long it takes, and says meanwhile what is coming', async ({
  openAs,
}) => {
  test.setTimeout(180_000)
  const { page } = await openAs('trader')
  await slowDown(page)
  await page.goto('/trading/spot', { waitUntil: 'commit' })
  await expect(heading(page, 'Spot Trading')).toBeVisible(PATIENCE)

  for (const { menu, link, title } of [
    { menu: 'Tools', link: 'Heatmap', title: 'Market Heatmap' },
    { menu: 'Earn', link: 'Staking', title: 'Crypto Staking' },
    { menu: 'Features', link: 'Wallet', title: 'Multi-Coin Wallet' },
  ]) {
    await follow(page, menu, link)
    await expect(page.getByRole('status').filter({ hasText: `Loading ${title}…` })).toBeVisible()
    await expect(heading(page, title)).toBeVisible(PATIENCE)
  }
  await page.getByRole('banner').getByRole('link', { name: 'Crossbook' }).click()
  await expect(heading(page, 'AI-powered crypto trading')).toBeVisible(PATIENCE)
})

test('offline, what has been opened works on and the rest says why not; back online, it loads by itself', async ({
  openAs,
}) => {
  test.slow()
  const { page } = await openAs('trader')
  await page.goto('/tools/heatmap')
  await follow(page, 'Features', 'Prices')
  await expect(heading(page, 'Live Prices')).toBeVisible()
  await page.context().setOffline(true)

  const price = page.getByRole('row', { name: 'Bitcoin' }).getByText(/^\$4\d,\d{3}\.\d{2}$/)
  const before = await price.innerText()
  await expect(price, 'prices go on').not.toHaveText(before)
  await follow(page, 'Tools', 'Heatmap')
  await expect(heading(page, 'Market Heatmap')).toBeVisible()
  await follow(page, 'Earn', 'Staking')
  await expect(fallback(page, 'Crypto Staking', 'offline')).toBeVisible()
  await page.context().setOffline(false)
  await expect(heading(page, 'Crypto Staking')).toBeVisible()
  await useCalculator(page)

  await page.context().setOffline(true)
  await logOut(page)
  await expectToast(page, 'Logged out successfully', 'You have been logged out of your account.')
  await expect(fallback(page, 'AI-Powered Crypto Trading', 'offline')).toBeVisible()
  await page.context().setOffline(false)
  await expect(heading(page, 'AI-powered crypto trading')).toBeVisible()
})

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_3G })
}
