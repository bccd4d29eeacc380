import { accountMenu, loginLink, logOut, signIn } from '../journeys/authForms'
import { heading } from '../journeys/header'
import { authRequests } from '../journeys/watch'
import { expect, test } from '../site/test'
import { useCalculator } from './otherDomains'

const HOUR_MS = 3_600_000

const CLOCKS = [
  { wrong: 'ahead', by: HOUR_MS },
  { wrong: 'behind', by: -HOUR_MS },
] as const

for (const { wrong, by } of CLOCKS) {
  test(`by a clock that is an hour ${wrong}, a stored session goes on, and is refreshed once at most`, async ({
    openAs,
  }) => {
    const { page, account } = await openAs('trader')
    await page.clock.install({ time: Date.now() + by })
    const requests = authRequests(page)
    await page.goto('/dashboard')
    await expect(heading(page, 'Dashboard')).toBeVisible()
    await expect(accountMenu(page)).toContainText(account.email)

    await useCalculator(page)
    await page.clock.runFor(5 * 60_000)
    await page.reload()
    await expect(accountMenu(page)).toContainText(account.email)
    await page.clock.runFor(5 * 60_000)
    expect(requests().length, 'requests to the session service').toBeLessThanOrEqual(1)
  })

  test(`by a clock that is an hour ${wrong}, signing in and out works, and nothing is refreshed meanwhile`, async ({
    openAs,
  }) => {
    const { page, account } = await openAs('visitor')
    await page.clock.install({ time: Date.now() + by })
    const requests = authRequests(page)
    await page.goto('/login')
    await signIn(page, account)
    await expect(heading(page, 'Dashboard')).toBeVisible()
    await useCalculator(page)
    await page.clock.runFor(10 * 60_000)

    await logOut(page)
    await expect(loginLink(page)).toBeVisible()
    expect(requests()).toEqual(['/auth/v1/token?grant_type=password', '/auth/v1/logout?scope=local'])
  })
}
