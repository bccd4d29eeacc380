import type { Page } from '@playwright/test'
import { UNKNOWN_PATH } from '../site/routes'

/** The specification's table: label and target by path. */
const MAPPED: Readonly<Record<string, readonly [label: string, target: string]>> = {
  '/dashboard': ['Dashboard', '/'],
  '/dashboard/deposit': ['Deposit', '/dashboard'],
  '/dashboard/withdraw': ['Withdraw', '/dashboard'],
  '/dashboard/swap': ['Swap', '/dashboard'],
  '/dashboard/transfer': ['Transfer', '/dashboard'],
  '/dashboard/history': ['Transaction History', '/dashboard'],
  '/dashboard/wallet': ['Wallet Overview', '/dashboard'],
  '/trading/spot': ['Spot Trading', '/'],
  '/features/prices': ['Live Prices', '/'],
  '/tools/calculator': ['Calculator', '/'],
  '/profile': ['Profile', '/dashboard'],
  '/support': ['Support', '/'],
  '/about': ['About', '/'],
}

/** Pages without a back bar. */
const WITHOUT = ['/', '/login', '/register', UNKNOWN_PATH]

/** Compares the back bar with the specification's table; pages without an entry have a button that goes one step back. */
export async function backBarProblems(page: Page, path: string): Promise<string[]> {
  const bar = page.getByRole('navigation', { name: 'Back' })
  const isShown = await bar.isVisible()
  if (WITHOUT.includes(path)) return isShown ? ['there is a back bar'] : []
  if (!isShown) return ['there is no back bar']
  const mapped = MAPPED[path]
  if (!mapped) return (await bar.getByRole('button', { name: 'Back' }).isVisible()) ? [] : ['no button Back']
  const [label, target] = mapped
  const text = await bar.innerText()
  const address = await bar.getByRole('link', { name: 'Back' }).getAttribute('href')
  return [
    ...(text.replace(/\s+/g, '') === `Back${label}`.replace(/\s+/g, '')
      ? []
      : [`${text} instead of ${label}`]),
    ...(address === target ? [] : [`leads to ${address ?? 'nothing'} instead of ${target}`]),
  ]
}
