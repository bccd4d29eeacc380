import type { Route } from '@playwright/test'
import { AUTH_SERVICE, storedSession, unusedAccount } from '../site/accounts'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { expectAlert, expectToast } from '../site/toast'
import { accountMenu, loginLink, logOut, register, signIn } from './authForms'
import { authRequests, visitedPaths } from './watch'
import { FULL, fullUnless } from '../site/tiers'
import { enter } from './keyboard'

test('a newcomer registers, signs in, comes back and signs out', async ({ page }) => {
  const account = unusedAccount()

  await page.goto('/register')
  await register(page, account)
  await expectToast(page, 'Registration Successful!', 'Please check your email to verify your account.')
  await expect(page).toHaveURL('/login')
  await expect(loginLink(page), 'registering signs nobody in').toBeVisible()

  await signIn(page, account)
  await expectToast(page, 'Welcome back!', 'You have successfully logged in.')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(accountMenu(page)).toContainText(account.email)

  await logOut(page)
  await expectToast(page, 'Logged out successfully', 'You have been logged out of your account.')
  await expect(page).toHaveURL('/')
  await expect(loginLink(page)).toBeVisible()
  expect(await storedSession(page)).toBeNull()
})

test('signing out of a protected page leads to the landing page, not past Sign In', async ({ openAs }) => {
  const { page } = await openAs('trader')
  await page.goto('/dashboard')
  await started(page)
  const visited = visitedPaths(page)

  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expectToast(page, 'Logged out successfully', 'You have been logged out of your account.')
  await expect(loginLink(page)).toBeVisible()
  expect(visited()).toEqual(['/'])

  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
})

/** Answers of a gateway in front of the service to signing out. */
const GATEWAYS: Record<string, Parameters<Route['fulfill']>[0]> = {
  'with a body': { json: { ok: true } },
  'with a page': { contentType: 'text/html', body: '<h1>Signed out</h1>' },
  'that there are too many requests': { status: 429, body: 'slow down' },
  'that the service is unavailable': { status: 503, contentType: 'text/html', body: '<h1>Sorry</h1>' },
}

for (const [answers, answer] of Object.entries(GATEWAYS))
  test(
    `signing out ends the session in this browser, also behind a gateway that answers ${answers}`,
    fullUnless(answers === 'with a body'),
    async ({ openAs }) => {
      const { page } = await openAs('trader')
      await page.route('**/auth/v1/logout?*', (route) => route.fulfill(answer))
      await page.goto('/dashboard')
      await started(page)
      await logOut(page)
      await expectToast(page, 'Logged out successfully', 'You have been logged out of your account.')
      await expect(page).toHaveURL('/')
      await expect(loginLink(page)).toBeVisible()
      expect(await storedSession(page)).toBeNull()
      await page.goto('/dashboard')
      await expect(page).toHaveURL('/login')
    },
  )

test(
  'signing out reports a failure where the browser does not delete the session',
  FULL,
  async ({ openAs }) => {
    const { page } = await openAs('trader')
    await page.goto('/')
    await started(page)
    await page.evaluate(() => {
      const refuse = () => {
        throw new DOMException('Storage is read-only', 'InvalidStateError')
      }
      Object.defineProperty(window, 'localStorage', {
        value: new Proxy(localStorage, {
          get: (storage, name) =>
            name === 'removeItem' ? refuse : Reflect.get(storage, name, storage).bind?.(storage),
        }),
      })
    })
    await logOut(page)
    await expectAlert(page, 'Logout failed', 'An error occurred while logging out.')
    await expect(accountMenu(page)).toBeVisible()
  },
)

test.describe('Sign In refuses, with the service’s message,', () => {
  test('a wrong password', async ({ openAs }) => {
    const { page, account } = await openAs('visitor')
    await page.goto('/login')
    await signIn(page, { ...account, password: 'wrong horse' })
    await expectAlert(page, 'Login Failed', 'Invalid login credentials')
    await expect(page).toHaveURL('/login')
    await expect(page.getByLabel('E-mail'), 'what was typed is not lost').toHaveValue(account.email)

    await signIn(page, account)
    await expect(page).toHaveURL('/dashboard')
  })

  test('more than ten wrong passwords, with the time to wait', FULL, async ({ openAs }) => {
    const { page, account } = await openAs('visitor')
    await page.goto('/login')
    await enter(page.getByLabel('E-mail'), account.email)
    await enter(page.getByLabel('Password', { exact: true }), 'wrong horse')
    let wait: string | undefined
    for (let attempt = 1; attempt <= 11; attempt++) {
      const answer = page.waitForResponse('**/auth/v1/token?*')
      await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
      expect((await answer).status()).toBe(attempt <= 10 ? 400 : 429)
      wait = (await answer).headers()['retry-after']
    }
    expect(wait, 'what the service asks for').toMatch(/^[1-9]\d?$/)
    const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('alert')
    await expect(toasts.filter({ hasText: 'Too many' })).toHaveText(
      `Login FailedToo many attempts. Try again in ${String(wait)} seconds.`,
    )
    await expect(page.getByText('Request rate limit reached')).toBeHidden()
  })

  test('an address that nobody has registered', FULL, async ({ page }) => {
    await page.goto('/login')
    await signIn(page, unusedAccount())
    await expectAlert(page, 'Login Failed', 'Invalid login credentials')
  })
})

test.describe('Create Account refuses', () => {
  test('a taken address, with the service’s message', async ({ openAs }) => {
    const { page, account } = await openAs('visitor')
    await page.goto('/register')
    await register(page, account)
    await expectAlert(page, 'Registration Failed', 'User already registered')
    await expect(page).toHaveURL('/register')
  })

  test('passwords that differ, before it looks at their length', FULL, async ({ page }) => {
    const sent = authRequests(page)
    await page.goto('/register')
    await register(page, { ...unusedAccount(), password: 'short' }, 'shore')
    await expectAlert(page, 'Password Mismatch', 'Passwords do not match. Please try again.')
    await expect(page.getByText('Password Too Short')).toBeHidden()
    await expect(page.getByLabel('Confirm Password')).toBeFocused()
    expect(sent()).toEqual([])
  })

  test('a password of five characters', FULL, async ({ page }) => {
    const sent = authRequests(page)
    await page.goto('/register')
    await register(page, { ...unusedAccount(), password: 'short' })
    await expectAlert(page, 'Password Too Short', 'Password must be at least 6 characters long.')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    expect(sent()).toEqual([])
  })

  test('a user who has not agreed to the terms', FULL, async ({ page }) => {
    const sent = authRequests(page)
    const { email, password } = unusedAccount()
    await page.goto('/register')
    await enter(page.getByLabel('E-mail'), email)
    await enter(page.getByLabel('Password', { exact: true }), password)
    await enter(page.getByLabel('Confirm Password'), password)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByRole('checkbox')).toBeFocused()
    expect(sent()).toEqual([])
  })
})

/** The service's answers, or none when it is down. */
const OUTAGES: Record<string, Parameters<Route['fulfill']>[0] | 'down'> = {
  'is down': 'down',
  'answers with an error page': { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
  'answers with a page instead of a session': { contentType: 'text/html', body: '<h1>Hello</h1>' },
  'answers with half of a session': { json: { access_token: 'eyJhbGciOiJIUzI1NiJ9.e30.x', user: {} } },
}

for (const [outage, answer] of Object.entries(OUTAGES))
  test(
    `while the service ${outage}, both forms report it and can be sent again`,
    FULL,
    async ({ openAs }) => {
      const { page, account } = await openAs('visitor')
      await page.route(AUTH_SERVICE, (route) => (answer === 'down' ? route.abort() : route.fulfill(answer)))

      await page.goto('/register')
      await register(page, unusedAccount())
      await expectAlert(page, 'An error occurred', 'Please try again later.')

      await page.goto('/login')
      await signIn(page, account)
      await expectAlert(page, 'An error occurred', 'Please try again later.')
      expect(await storedSession(page)).toBeNull()

      await page.unroute(AUTH_SERVICE)
      await signIn(page, account)
      await expect(page).toHaveURL('/dashboard')
    },
  )

test(
  'while the service does not answer, the forms show their progress, and give up after a while',
  FULL,
  async ({ page }) => {
    await page.clock.install()
    await page.route(AUTH_SERVICE, () => new Promise<void>(() => undefined))
    for (const { path, send, pending } of [
      { path: '/login', send: signIn, pending: 'Signing in...' },
      { path: '/register', send: register, pending: 'Creating Account...' },
    ]) {
      await page.goto(path)
      // Its time runs from the moment in which it is asked.
      const request = page.waitForRequest(AUTH_SERVICE)
      await send(page, unusedAccount())
      await request
      await expect(page.getByRole('button', { name: pending })).toBeDisabled()
      await expect(page.getByLabel('E-mail')).toBeDisabled()
      await page.clock.runFor(15_000)
      await expectAlert(page, 'An error occurred', 'Please try again later.')
      await expect(page.getByLabel('E-mail')).toBeEnabled()
    }
  },
)
