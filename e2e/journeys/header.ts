import type { PageDocument } from '@crossbook/contract'
import type { Page } from '@playwright/test'

/** Returns the page's first-level heading with this text. */
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

/** The first entry of each menu in the header: the routes of the specification under its path, in the table's order. */
const MENU_ROUTES = {
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

/** The header's menus, in their order. */
export const MENUS = ['Trading', 'Features', 'Tools', 'Earn'] as const satisfies (keyof typeof MENU_ROUTES)[]

/** The entries of the menu of small screens. */
export const PHONE_ROUTES = [
  '/trading/spot',
  '/trading/futures',
  '/trading/p2p',
  '/features/prices',
  '/features/wallet',
]

/** Returns all entries of a menu: first the specified pages that the release has, then the remotes' further entries. */
export function menuRoutes(group: keyof typeof MENU_ROUTES, { remotes }: Pick<PageDocument, 'remotes'>) {
  const specified: readonly string[] = MENU_ROUTES[group]
  const listed = remotes.flatMap(({ screens }) =>
    screens.flatMap(({ path, menu }) => (menu?.group === group ? [{ path, ...menu }] : [])),
  )
  const further = listed
    .filter(({ path }) => !specified.includes(path))
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label))
  const released = remotes.flatMap(({ screens }) => screens.map(({ path }) => path))
  return [
    ...specified.filter((path) => released.some((other) => other === path)),
    ...further.map(({ path }) => path),
  ]
}
