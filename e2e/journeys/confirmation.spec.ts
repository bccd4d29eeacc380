import { unusedAccount } from '../site/accounts'
import { startTestSite } from '../site/startTestSite'
import { expect, test as base } from '../site/test'
import { FULL } from '../site/tiers'
import { expectAlert, expectToast } from '../site/toast'
import { accountMenu, register, signIn } from './authForms'

/** On a site whose accounts must be confirmed by mail. */
const test = base.extend({
  baseURL: async ({ baseURL: _ }, use) => {
    const site = await startTestSite({ CONFIRM_EMAILS: 'true' })
    await use(site.url)
    await site.close()
  },
})

/** Sign In's message after registering, which is true for new addresses and for confirmed ones. */
const REGISTERED =
  'We send a confirmation link only to addresses that are not confirmed yet. If you already have an account, sign in.'

test('a new account can be used once the link in its mail has been opened', async ({ page }) => {
  const account = unusedAccount()
  await page.goto('/register')
  await register(page, account)
  await expectToast(page, 'Registration Successful!', 'Please check your email to verify your account.')

  await expect(page).toHaveURL('/login')
  await expect(page.getByText(REGISTERED)).toBeVisible()
  await signIn(page, account)
  await expectAlert(page, 'Login Failed', 'Email not confirmed')

  await page.goto('/mailbox')
  await page.getByRole('link', { name: `Open the link sent to ${account.email}` }).click()
  await expect(page, 'the keys in the link do not stay in the address').toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(accountMenu(page)).toContainText(account.email)
  await expect(accountMenu(page)).toContainText('Verified')

  await page.reload()
  await expect(accountMenu(page)).toContainText(account.email)
})

test(
  'a link that a mail scanner has opened first leads to Sign In, which works, and registering again promises nothing',
  FULL,
  async ({ page, request }) => {
    const account = unusedAccount()
    await page.goto('/register')
    await register(page, account)
    await expect(page).toHaveURL('/login')
    await page.goto('/mailbox')
    const link = page.getByRole('link', { name: `Open the link sent to ${account.email}` })
    await request.get((await link.getAttribute('href')) ?? '')

    await link.click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'This address may already be confirmed. Sign in.',
    )
    await page.goto('/register')
    await register(page, account)
    await expectToast(page, 'Registration Successful!', 'Please check your email to verify your account.')
    await expect(page.getByText(REGISTERED)).toBeVisible()
    await signIn(page, account)
    await expect(page).toHaveURL('/dashboard')
  },
)
