import type { Page, Route } from '@playwright/test'
import { accountMenu, loginLink, logOut } from '../journeys/authForms'
import { heading } from '../journeys/header'
import { AUTH_SERVICE, PAGE_WITHOUT_CODE, changeStoredSession, storedSession } from '../site/accounts'
import { expect, test } from '../site/test'
import { expectToast } from '../site/toast'
import { passTime, useCalculator } from './otherDomains'
import { fullUnless } from '../site/tiers'

/** The session service's faults; journeys/session.spec.ts checks the messages of the two forms. */
const OUTAGES: Record<string, (route: Route) => Promise<void>> = {
  'is down': (route) => route.abort('connectionrefused'),
  'answers 500': (route) =>
    route.fulfill({
      status: 500,
      json: { code: 500, error_code: 'unexpected_failure', msg: 'Unexpected failure' },
    }),
  'answers garbage': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hotel WiFi</h1>' }),
  hangs: hang,
}

function hang() {
  return new Promise<void>(() => undefined)
}

for (const [outage, act] of Object.entries(OUTAGES))
  test(
    `while the session service ${outage}, a signed-in trader works on, and can sign out`,
    fullUnless(outage === 'is down'),
    async ({ openAs }) => {
      const { page, account } = await openAs('trader')
      await page.clock.install()
      await page.route(AUTH_SERVICE, act)
      await page.goto('/dashboard')
      await expect(heading(page, 'Dashboard')).toBeVisible()
      await expect(accountMenu(page)).toContainText(account.email)
      await useCalculator(page)

      await logOut(page)
      await expectToast(page, 'Logged out successfully', 'You have been logged out of your account.')
      await expect(loginLink(page)).toBeVisible()
      expect(await storedSession(page)).toBeNull()
    },
  )

for (const [outage, act] of Object.entries(OUTAGES))
  test(
    `while the session service ${outage}, Sign In explains why an expired session waits there, the other domains work, and it continues by itself`,
    fullUnless(outage === 'is down'),
    async ({ openAs }) => {
      const { page, account } = await openAs('trader')
      await expireSession(page)
      await page.clock.install()
      await page.route(AUTH_SERVICE, act)

      await page.goto('/dashboard')
      await passTime(page, heading(page, 'Sign In'))
      await expect(page).toHaveURL('/login')
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        'The sign-in service cannot be reached' +
          'You are still signed in on this device: your account opens as soon as the service answers. ' +
          'Prices and tools work as usual.',
      )
      await useCalculator(page)

      await page.unroute(AUTH_SERVICE)
      await passTime(page, accountMenu(page))
      await expect(accountMenu(page)).toContainText(account.email)
      await accountMenu(page).click()
      await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
      await expect(heading(page, 'Dashboard')).toBeVisible()
    },
  )

test('a service that has too many refreshes to do ends no session', async ({ openAs }) => {
  const { page, account } = await openAs('trader')
  await expireSession(page)
  await page.clock.install()
  await page.route(AUTH_SERVICE, (route) =>
    route.fulfill({
      status: 429,
      json: { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
    }),
  )
  await page.goto('/dashboard')
  await passTime(page, heading(page, 'Sign In'))

  await page.unroute(AUTH_SERVICE)
  await passTime(page, heading(page, 'Dashboard'))
  await expect(accountMenu(page)).toContainText(account.email)
})

/** Lets the stored session grow old, on a page that needs no session. */
async function expireSession(page: Page) {
  await page.goto(PAGE_WITHOUT_CODE)
  await changeStoredSession(page, (session) => ({
    ...session,
    expires_at: Math.floor(Date.now() / 1000) - 60,
  }))
}
