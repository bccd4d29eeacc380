import type { Page } from '@playwright/test'
import {
  AUTH_SERVICE,
  PAGE_WITHOUT_CODE,
  changeStoredSession,
  SESSION_KEY,
  storedSession,
} from '../site/accounts'
import { sessionClientFiles } from '../site/sessionClientFiles'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { accountMenu, loginLink, logOut, signIn } from './authForms'
import { authRequests, requestedPaths } from './watch'
import { FULL } from '../site/tiers'
import { enter } from './keyboard'

test.describe('where storage is blocked', () => {
  test('the session lives as long as the page', FULL, async ({ openAs, site }) => {
    const { page, account } = await openAs('visitor')
    const crashes: Error[] = []
    page.on('pageerror', (error) => crashes.push(error))
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get: refuse })
      Object.defineProperty(window, 'sessionStorage', { get: refuse })
    })

    await page.goto('/login')
    await signIn(page, account)
    await expect(page).toHaveURL('/dashboard')
    await page.getByRole('link', { name: 'Crossbook' }).click()
    await expect(page).toHaveURL('/')
    await expect(accountMenu(page)).toContainText(account.email)

    await logOut(page)
    await expect(loginLink(page)).toBeVisible()
    await page.goto(new URL('/dashboard', site.url).href)
    await expect(page).toHaveURL('/login')
    expect(crashes).toEqual([])
  })
})

test.describe('a stored session', () => {
  for (const [fault, stored] of [
    ['cut off', '{"access_token":"eyJhbGciOiJIUzI1NiJ9'],
    ['of another shape', '{"currentSession":{"user":{"email":"ann@example.com"}}}'],
    ['that is no JSON at all', 'undefined'],
  ] as const)
    test(`${fault} counts as none, and is cleared away`, FULL, async ({ openAs }) => {
      const { page, account } = await openAs('visitor')
      await page.goto('/')
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [SESSION_KEY, stored] as const)

      await page.goto('/dashboard')
      await expect(page).toHaveURL('/login')
      await expect(loginLink(page)).toBeVisible()
      await expect(endedNotice(page)).toBeHidden()
      expect(await storedSession(page)).toBeNull()

      await signIn(page, account)
      await expect(page).toHaveURL('/dashboard')
    })

  test('whose token has expired is refreshed before the page is shown', async ({ openAs }) => {
    const { page, account } = await openAs('trader')
    await page.goto(PAGE_WITHOUT_CODE)
    await changeStoredSession(page, expired)
    const requests = authRequests(page)

    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(accountMenu(page)).toContainText(account.email)
    expect(requests()).toEqual(['/auth/v1/token?grant_type=refresh_token'])
    const refreshed = await storedSession(page)
    expect(refreshed?.expires_at).toBeGreaterThan(secondsFromNow(0))
  })

  test(
    'that is about to expire is refreshed while its page is open, within 30 seconds',
    FULL,
    async ({ openAs }) => {
      const { page } = await openAs('trader')
      await page.clock.install()
      await page.goto('/dashboard')
      await started(page)
      await changeStoredSession(page, (session) => ({ ...session, expires_at: secondsFromNow(60) }))

      const refresh = page.waitForResponse('**/auth/v1/token?grant_type=refresh_token')
      await page.clock.runFor(30_000)
      expect((await refresh).ok()).toBe(true)
      await expect
        .poll(async () => (await storedSession(page))?.expires_at)
        .toBeGreaterThan(secondsFromNow(600))
    },
  )

  test('that the service refuses to refresh ends at Sign In', async ({ openAs }) => {
    const { page } = await openAs('trader')
    await page.goto(PAGE_WITHOUT_CODE)
    await changeStoredSession(page, (session) => ({ ...expired(session), refresh_token: 'revoked' }))

    await page.goto('/dashboard')
    await expect(page).toHaveURL('/login')
    await expect(endedNotice(page)).toBeVisible()
    await expect(loginLink(page)).toBeVisible()
    expect(await storedSession(page)).toBeNull()
  })

  test(
    'that another tab clears with the site data ends at Sign In with a message, and signing in leads to the dashboard',
    FULL,
    async ({ openAs }) => {
      const { page, account } = await openAs('trader')
      await page.goto('/dashboard/withdraw')
      await started(page)
      await enter(page.getByLabel('Amount'), '0.5')
      const other = await page.context().newPage()
      await other.goto(PAGE_WITHOUT_CODE)
      await other.evaluate(() => localStorage.clear())

      await expect(page).toHaveURL('/login')
      await expect(endedNotice(page)).toBeVisible()
      await signIn(page, account)
      await expect(page).toHaveURL('/dashboard')
      await logOut(page)
      await page.goto('/login')
      await started(page)
      await expect(endedNotice(page)).toBeHidden()
    },
  )

  test(
    'that the service refuses behind a mounted screen ends at Sign In and loses its token',
    FULL,
    async ({ openAs, site }) => {
      const { page } = await openAs('trader')
      await page.goto(PAGE_WITHOUT_CODE)
      await changeStoredSession(page, (session) => ({
        ...session,
        expires_at: secondsFromNow(60),
        refresh_token: 'revoked',
      }))
      await page.clock.install()
      const clientCame = sessionClientFiles(site).map((file) => page.waitForResponse(`**${file}`))

      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
      // Its files have two minutes of the page's clock, which are over in a moment here.
      await Promise.all(clientCame)
      // The library keeps a session whose refresh is refused for as long as its token is good.
      await expect(async () => {
        await page.clock.runFor(10_000)
        await expect(page).toHaveURL('/login', { timeout: 100 })
      }).toPass({ intervals: [0], timeout: 30_000 })
      await expect(endedNotice(page)).toBeVisible()
      await expect(loginLink(page)).toBeVisible()
      expect(await storedSession(page)).toBeNull()
    },
  )

  test(
    'whose client does not arrive is requested again, and the session stays fresh',
    FULL,
    async ({ openAs, site }) => {
      const { page } = await openAs('trader')
      await page.goto(PAGE_WITHOUT_CODE)
      await changeStoredSession(page, (session) => ({ ...session, expires_at: secondsFromNow(60) }))
      await page.clock.install()
      const files = sessionClientFiles(site)
      const isClient = ({ pathname }: URL) => files.includes(pathname)
      await page.route(isClient, (route) => route.abort())
      const lost = page.waitForEvent('requestfailed', (request) => isClient(new URL(request.url())))

      await page.goto('/dashboard')
      await started(page)
      await lost
      await page.unroute(isClient)
      const requests = authRequests(page)
      await expect(async () => {
        await page.clock.runFor(10_000)
        // More than once where the page's clock has overtaken the answer.
        expect(requests()).toContain('/auth/v1/token?grant_type=refresh_token')
      }).toPass({ intervals: [100], timeout: 30_000 })
      await expect(page).toHaveURL('/dashboard')
    },
  )

  test('that has expired while the service is down is kept until it is back', FULL, async ({ openAs }) => {
    const { page } = await openAs('trader')
    await page.goto(PAGE_WITHOUT_CODE)
    await changeStoredSession(page, expired)
    await page.route(AUTH_SERVICE, (route) => route.abort())

    await page.goto('/dashboard')
    await expect(page).toHaveURL('/login')

    await page.unroute(AUTH_SERVICE)
    await page.reload()
    await expect(page, 'signed in after all').toHaveURL('/dashboard')
  })
})

test.describe('two tabs', () => {
  test('see each other sign in and out, without asking for anything', async ({ openAs, site }) => {
    const { page: first, account } = await openAs('visitor')
    const second = await first.context().newPage()
    const requested = requestedPaths(second)
    await second.goto('/')
    await expect(loginLink(second)).toBeVisible()
    expect(requested().filter((path) => sessionClientFiles(site).includes(path))).toEqual([])

    await first.goto('/login')
    await signIn(first, account)
    await expect(accountMenu(second)).toContainText(account.email)
    await logOut(first)
    await expect(loginLink(second)).toBeVisible()
    expect(requested().filter((path) => path.startsWith('/auth/v1/'))).toEqual([])
  })

  test(
    'leave a protected page together, without a message about an ended session',
    FULL,
    async ({ openAs }) => {
      const { page: first } = await openAs('trader')
      const second = await first.context().newPage()
      await first.goto('/')
      await openDashboard(second)

      await logOut(first)
      await expect(second).toHaveURL('/login')
      await expect(second.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible()
      await expect(endedNotice(second)).toBeHidden()
      await expect(first).toHaveURL('/')
    },
  )

  test('stay signed in when one of them refreshes the token', FULL, async ({ openAs }) => {
    const { page: first } = await openAs('trader')
    await openDashboard(first)
    const second = await first.context().newPage()
    await changeStoredSession(first, expired)
    await openDashboard(second)
    await first.reload()
    await expect(first.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })
})

function endedNotice(page: Page) {
  return page.getByRole('main').getByText('Your session has ended. Please sign in again.')
}

async function openDashboard(page: Page) {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
}

function expired<Session>(session: Session) {
  return { ...session, expires_at: secondsFromNow(-60) }
}

function secondsFromNow(seconds: number) {
  return Math.floor(Date.now() / 1000) + seconds
}
