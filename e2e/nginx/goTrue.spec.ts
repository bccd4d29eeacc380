import type { Page } from '@playwright/test'
import { type GoTrueSite, missingForGoTrue, startGoTrue } from '@crossbook/deploy-testing/go-true/goTrue'
import { passTime } from '../faults/otherDomains'
import { accountMenu, logOut, loginLink, register, signIn } from '../journeys/authForms'
import { heading } from '../journeys/header'
import { PAGE_WITHOUT_CODE, changeStoredSession, storedSession, unusedAccount } from '../site/accounts'
import { appsUnderTest, siteFolder } from '../site/siteFolder'
import { expect, test as base } from '../site/test'
import { expectAlert, expectToast } from '../site/toast'

const missing = missingForGoTrue()

/**
 * Playwright's test with the services of the compose file: nginx, GoTrue, PostgreSQL, a mail server, and the release container's own
 * script.
 */
const test = base.extend<object, { goTrue: GoTrueSite }>({
  goTrue: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const image = await siteFolder()
      for (const app of await appsUnderTest()) await image.link(app)
      const goTrue = await startGoTrue('mailed')
      await goTrue.release(image.folder)
      await use(goTrue)
      await goTrue.close()
      await image.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ goTrue }, use) => use(goTrue.siteUrl),
})

test.skip(missing !== undefined, missing)

test('on GoTrue, a new account is confirmed by its mail, stays signed in, signs out and in again', async ({
  page,
  goTrue,
}) => {
  const account = unusedAccount()
  await page.goto('/register')
  await register(page, account)
  await expectToast(page, 'Registration Successful!', 'Please check your email to verify your account.')
  await expect(page).toHaveURL('/login')
  await signIn(page, account)
  await expectAlert(page, 'Login Failed', 'Email not confirmed')

  await page.goto(await goTrue.linkTo(account.email))
  await expect(page, 'the code in the link does not stay in the address').toHaveURL('/dashboard')
  await expect(accountMenu(page)).toContainText(account.email)
  await expect(accountMenu(page)).toContainText('Verified')
  await page.reload()
  await expect(accountMenu(page)).toContainText(account.email)

  await logOut(page)
  await expect(loginLink(page)).toBeVisible()
  await page.goto('/login')
  await signIn(page, account)
  await expect(page).toHaveURL('/dashboard')
})

test('on GoTrue, an old session is renewed without a message', async ({ page, goTrue }) => {
  const account = await registered(page)
  await page.goto(await goTrue.linkTo(account.email))
  await expect(accountMenu(page)).toContainText(account.email)

  await page.goto(PAGE_WITHOUT_CODE)
  const before = await storedSession(page)
  await changeStoredSession(page, (session) => ({ ...session, expires_at: 1 }))
  await page.goto('/dashboard')
  await expect(accountMenu(page)).toContainText(account.email)
  const after = await storedSession(page)
  expect(after?.refresh_token).not.toBe(before?.refresh_token)
})

test('on GoTrue, a link that is opened in another browser confirms the address and asks to sign in', async ({
  browser,
  page,
  goTrue,
}) => {
  const account = await registered(page)
  const link = await goTrue.linkTo(account.email)

  const context = await browser.newContext({ baseURL: goTrue.siteUrl })
  const otherPage = await context.newPage()
  await otherPage.goto(link)
  await expect(otherPage).toHaveURL('/login')
  await expect(otherPage.getByRole('main').getByRole('alert')).toContainText(
    'Your e-mail address is confirmed',
  )
  await signIn(otherPage, account)
  await expect(otherPage).toHaveURL('/dashboard')
  await otherPage.goto(link)
  await expect(accountMenu(otherPage), 'a used link ends no session').toContainText(account.email)
  await context.close()
})

test('while GoTrue is down, an expired session waits at Sign In, and continues when GoTrue is back', async ({
  page,
  goTrue,
}) => {
  const account = await registered(page)
  await page.goto(await goTrue.linkTo(account.email))
  await expect(accountMenu(page)).toContainText(account.email)

  await page.goto(PAGE_WITHOUT_CODE)
  await changeStoredSession(page, (session) => ({ ...session, expires_at: 1 }))
  await page.clock.install()
  await goTrue.fails()
  try {
    await page.goto('/dashboard')
    await passTime(page, heading(page, 'Sign In'))
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'The sign-in service cannot be reached',
    )
    await signIn(page, account)
    await expectAlert(page, 'An error occurred', 'Please try again later.')
  } finally {
    await goTrue.recovers()
  }
  await passTime(page, heading(page, 'Dashboard'))
  await expect(accountMenu(page)).toContainText(account.email)
})

/** Signs up with an unused address. The mail is then being sent, and the page asks the user to sign in. */
async function registered(page: Page) {
  const account = unusedAccount()
  await page.goto('/register')
  await register(page, account)
  await expect(page).toHaveURL('/login')
  return account
}
