import { routesFor } from '../site/routes'
import { expect, test } from '../site/test'
import { heading, mainMenus, openMenu } from './header'

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

test('the back bar of every screen says where it stands and leads where the table says', async ({
  openAs,
  site,
}) => {
  const { page } = await openAs('trader')
  const bar = page.getByRole('navigation', { name: 'Back' })
  for (const { path } of routesFor('trader', site.page)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    const mapped = MAPPED[path]
    if (path === '/') await expect(bar).toBeHidden()
    else if (mapped) {
      await expect(bar, path).toHaveText(`Back${mapped[0]}`)
      await expect(bar.getByRole('link', { name: 'Back' }), path).toHaveAttribute('href', mapped[1])
    } else await expect(bar.getByRole('button', { name: 'Back' }), path).toBeVisible()
  }
})

test('the mapped target wins over the history, and is followed without a reload', async ({ openAs }) => {
  const { page } = await openAs('visitor')
  await page.goto('/tools/calculator')
  await openMenu(page, 'Trading')
  await mainMenus(page).getByRole('link', { name: 'Spot' }).click()
  await expect(heading(page, 'Spot Trading')).toBeVisible()
  await page.getByRole('navigation', { name: 'Back' }).getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/')
})

test('where no target is mapped, it goes one step back, or home when nothing lies behind', async ({
  openAs,
}) => {
  const { page } = await openAs('trader')
  await page.goto('/features/prices')
  await openMenu(page, 'Earn')
  await mainMenus(page).getByRole('link', { name: 'Staking' }).click()
  await expect(heading(page, 'Crypto Staking')).toBeVisible()
  const back = page.getByRole('navigation', { name: 'Back' }).getByRole('button', { name: 'Back' })
  await back.click()
  await expect(page).toHaveURL('/features/prices')

  const { page: direct } = await openAs('trader')
  await direct.goto('/earn/staking')
  await direct.getByRole('navigation', { name: 'Back' }).getByRole('button', { name: 'Back' }).click()
  await expect(direct).toHaveURL('/')
})
