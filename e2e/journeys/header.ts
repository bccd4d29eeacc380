import type { Page } from '@playwright/test'

/** The page's one first-level heading, in these words. */
export function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name, exact: true })
}

/** The header's menus on large screens. */
export function mainMenus(page: Page) {
  return page.getByRole('navigation', { name: 'Main' })
}

/** Opens one of the header's menus. */
export async function openMenu(page: Page, group: string) {
  await mainMenus(page).getByRole('button', { name: group }).click()
}

/** What each menu of the header may list: the routes of the specification under its path, in the table's order. */
export const MENU_ROUTES = {
  Trading: [
    '/trading/spot',
    '/trading/futures',
    '/trading/margin',
    '/trading/p2p',
    '/trading/swap',
    '/trading/charts',
  ],
  Features: [
    '/features/prices',
    '/features/wallet',
    '/features/alerts',
    '/features/referral',
    '/features/security',
  ],
  Tools: [
    '/tools/calculator',
    '/tools/arbitrage',
    '/tools/compare',
    '/tools/gas',
    '/tools/heatmap',
    '/tools/api',
  ],
  Earn: ['/earn/invite', '/earn/airdrops', '/earn/staking', '/earn/cashback', '/earn/yield', '/earn/loyalty'],
} as const

/** What the menu of small screens may list. */
export const PHONE_ROUTES = [
  '/trading/spot',
  '/trading/futures',
  '/trading/p2p',
  '/features/prices',
  '/features/wallet',
]
