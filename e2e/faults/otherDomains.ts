import type { Page } from '@playwright/test'
import { heading, mainMenus, openMenu } from '../journeys/header'
import { shellStarted } from '../site/started'
import { expect } from '../site/test'

/** Goes to the calculator by the header's menu and lets it convert: header, router and the tools domain are alive. */
export async function useCalculator(page: Page) {
  await follow(page, 'Tools', 'Calculator')
  await expect(heading(page, 'Crypto Calculator')).toBeVisible()
  await page.getByLabel('From').selectOption('BTC')
  await page.getByLabel('To', { exact: true }).selectOption('ETH')
  await page.getByLabel('Amount').fill('1.5')
  await expect(page.getByRole('status', { name: 'Result' })).toContainText('1.5 BTC is worth $64,875.00')
}

/** Goes to the live prices by the header's menu and sorts them: header, router and the trading domain are alive. */
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

/** What a section says about the reason for which it could not be loaded. */
export const REASONS = {
  unknown: 'Check your connection and try again; the rest of Crossbook works as usual.',
  offline: 'You are offline. It loads by itself once you are back online.',
  blocked:
    'Something in your browser blocks this file. Allow Crossbook in your content blocker and try again;',
  server: 'The server did not send it. Try again in a moment; the rest of Crossbook works as usual.',
} as const

/** Finds the message of a section that could not be loaded, which takes the section's place. */
export function fallback(page: Page, title: string, reason: keyof typeof REASONS = 'unknown') {
  return page
    .getByRole('alert')
    .filter({ has: page.getByRole('heading', { level: 1, name: `${title} is not available right now` }) })
    .filter({ hasText: `This section could not be loaded. ${REASONS[reason]}` })
}

/**
 * Lets the seconds pass that time budgets wait for, until what is waited for is there; the page's clock is installed. What does
 * not stay for long is waited for in steps shorter than that.
 */
export async function passTime(page: Page, awaited: ReturnType<Page['locator']>, stepMs = 4_000) {
  await shellStarted(page)
  await expect(async () => {
    await page.clock.runFor(stepMs)
    await expect(awaited).toBeVisible({ timeout: 100 })
  }).toPass({ timeout: 60_000, intervals: [0] })
}
