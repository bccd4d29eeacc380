import { expect, test } from '../site/test'
import { heading, mainMenus, openMenu } from './header'

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
