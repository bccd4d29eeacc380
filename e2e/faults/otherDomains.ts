import type { Page } from '@playwright/test'
import { heading, mainMenus, openMenu } from '../journeys/header'
import { shellStarted } from '../site/started'
import { expect } from '../site/test'

/** Opens the calculator from the header's menu and converts an amount: header, router and the tools domain work. */
export async function useCalculator(page: Page) {
  await follow(page, 'Tools', 'Calculator')
  await expect(heading(page, 'Crypto Calculator')).toBeVisible()
  await page.getByLabel('From').selectOption('BTC')
  await page.getByLabel('To', { exact: true }).selectOption('ETH')
  await page.getByLabel('Amount').fill('1.5')
  await expect(page.getByRole('status', { name: 'Result' })).toContainText('1.5 BTC is worth $64,875.00')
}

/** Opens the live prices from the header's menu and sorts them: header, router and the trading domain work. */
export async function useLivePrices(page: Page) {
  await follow(page, 'Features', 'Prices')
  await expect(heading(page, 'Live Prices')).toBeVisible()
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click()
  await expect(page.getByRole('rowheader').first()).toHaveText('BTC Bitcoin')
}

/** Follows a link of one of the header's menus. */
export async function follow(page: Page, menu: string, link: string) {
  await openMenu(page, menu)
  await mainMenus(page).getByRole('link', { name: link, exact: true }).click()
}

/** A section's message about the reason why it could not be loaded. */
export const REASONS = {
  unknown: 'Check your connection and try again; the rest of Crossbook works as usual.',
  offline: 'You are offline. It loads by itself once you are back online.',
  blocked:
    'Something in your browser blocks this file. Allow Crossbook in your content blocker and try again;',
  server: 'The server did not send it. Try again in a moment; the rest of Crossbook works as usual.',
} as const

/** Finds the message that replaces a section that could not be loaded. */
export function fallback(page: Page, title: string, reason: keyof typeof REASONS = 'unknown') {
  return page
    .getByRole('alert')
    .filter({ has: page.getByRole('heading', { level: 1, name: `${title} is not available right now` }) })
    .filter({ hasText: `This section could not be loaded. ${REASONS[reason]}` })
}

/**
 * Advances the page's installed clock through time budgets until the awaited element is visible. For an element that is visible only
 * briefly, use steps shorter than that.
 */
export async function passTime(page: Page, awaited: ReturnType<Page['locator']>, stepMs = 4_000) {
  await shellStarted(page)
  await expect(async () => {
    await page.clock.runFor(stepMs)
    await expect(awaited).toBeVisible({ timeout: 100 })
  }).toPass({ timeout: 60_000, intervals: [0] })
}
