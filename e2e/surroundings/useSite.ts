import type { Page } from '@playwright/test'
import { signIn } from '../journeys/authForms'
import { heading } from '../journeys/header'
import type { Account } from '../site/accounts'
import { started } from '../site/started'
import { expect } from '../site/test'

/** One screen of each remote that visitors can open. The dashboard is the wallet's. */
const SCREENS = [
  ['/', 'AI-powered crypto trading'],
  ['/trading/spot', 'Spot Trading'],
  ['/tools/heatmap', 'Market Heatmap'],
  ['/earn/staking', 'Crypto Staking'],
] as const

/** Signs in, and opens a screen of each remote. */
export async function useSite(page: Page, account: Account) {
  await page.goto('/login')
  await started(page)
  await signIn(page, account)
  await expect(heading(page, 'Dashboard')).toBeVisible()
  for (const [path, title] of SCREENS) {
    await page.goto(path)
    await started(page)
    await expect(heading(page, title)).toBeVisible()
  }
}
