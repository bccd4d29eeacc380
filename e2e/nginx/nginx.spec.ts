import { installedNginx } from '@crossbook/deploy-testing/nginx/runNginx'
import { authRequests } from '../journeys/watch'
import { accountMenu, loginLink, logOut, register, signIn } from '../journeys/authForms'
import { WALK_MS, pathsFor, createOpener } from '../walk/visitors'
import { DESKTOP, PHONE } from '../site/devices'
import { watchViolations } from '@crossbook/verification'
import { unusedAccount } from '../site/accounts'
import { expect } from '../site/test'
import { expectToast } from '../site/toast'
import { test } from './nginxSite'

test.skip(
  installedNginx() === undefined,
  'nginx is not installed on this machine, so the site was not opened through it.',
)
test.describe.configure({ mode: 'serial', timeout: WALK_MS })

for (const { who, visitor, device } of [
  { who: 'a visitor on a phone', visitor: 'visitor', device: PHONE },
  { who: 'a trader at a desk', visitor: 'trader', device: DESKTOP },
] as const)
  test(`behind nginx the security policy refuses nothing on any page of ${who}`, async ({ openAs, site }) => {
    const { page } = await openAs(visitor, device)
    const violations = await watchViolations(page)
    const open = createOpener(page)
    const paths = pathsFor(visitor, site)
    for (const path of paths) await open(path)
    console.log(`${paths.length} pages of ${who} behind nginx: ${violations.length} violations of the policy`)
    expect(violations).toEqual([])
  })

test('behind nginx a newcomer registers, signs in, comes back and signs out', async ({ page }) => {
  const account = unusedAccount()
  const requests = authRequests(page)
  await page.goto('/register')
  await register(page, account)
  await expectToast(page, 'Registration Successful!', 'Please check your email to verify your account.')
  await signIn(page, account)
  await expectToast(page, 'Welcome back!', 'You have successfully logged in.')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  await page.reload()
  await expect(accountMenu(page)).toContainText(account.email)
  await logOut(page)
  await expectToast(page, 'Logged out successfully', 'You have been logged out of your account.')
  await expect(loginLink(page)).toBeVisible()
  expect(requests(), 'sign-in is asked on the site’s own origin').not.toEqual([])
})

test('behind nginx a page is fetched in full once, and confirmed by its tag after that', async ({ page }) => {
  const first = await page.goto('/terms')
  expect(first?.status()).toBe(200)
  expect(first?.headers()['content-encoding']).toBe('br')
  const tag = first?.headers().etag ?? ''
  const again = await page.request.get('/terms', {
    headers: { 'if-none-match': tag, 'accept-encoding': 'gzip, deflate, br' },
  })
  expect([again.status(), again.headers().etag]).toEqual([304, tag])
})
