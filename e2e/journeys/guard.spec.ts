import { expect, test } from '../site/test'
import { protectedRoutes } from '../site/routes'
import { accountMenu, signIn } from './authForms'
import { requestedPaths } from './watch'
import { CHROMIUM, fullUnless } from '../site/tiers'

test('every protected route sends visitors to Sign In without fetching anything of its remote', async ({
  page,
  site,
}) => {
  const requested = requestedPaths(page)
  for (const { path } of protectedRoutes(site.page)) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/login')
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible()
  const builds = requested().filter((path) => path.startsWith('/apps/'))
  expect(builds.filter((path) => !path.startsWith('/apps/host/'))).toEqual([])
})

test('going back from Sign In does not lead to the protected route again', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Earn' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Staking' }).click()
  await expect(page).toHaveURL('/login')

  await page.goBack()
  await expect(page).toHaveURL('/')
})

test(
  'after Sign In the dashboard opens, whatever page was requested, and going back skips Sign In',
  CHROMIUM,
  async ({ openAs }) => {
    const { page, account } = await openAs('visitor')
    await page.goto('/')
    await page.goto('/earn/staking')
    await expect(page).toHaveURL('/login')
    await signIn(page, account)
    await expect(page).toHaveURL('/dashboard')

    await page.goBack()
    await expect(page).toHaveURL('/')
  },
)

for (const path of ['/login', '/register'])
  test(
    `${path} sends the signed in to their dashboard`,
    fullUnless(path === '/login'),
    async ({ openAs }) => {
      const { page } = await openAs('trader')
      await page.goto(path)
      await expect(page).toHaveURL('/dashboard')
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
      await expect(accountMenu(page)).toBeVisible()
    },
  )
