import type { Page } from '@playwright/test'
import { accountMenu, register } from '../journeys/authForms'
import { SESSION_KEY, openAccount, unusedAccount } from '../site/accounts'
import { startTestSite } from '../site/startTestSite'
import { expect, test } from '../site/test'

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)

/** Query of a link that an attacker made for their own account. */
async function linkParameters(site: Parameters<typeof openAccount>[0]) {
  const { account, session } = await openAccount(site)
  const { access_token, refresh_token } = JSON.parse(session) as Record<string, string>
  const query = new URLSearchParams({
    access_token: access_token ?? '',
    refresh_token: refresh_token ?? '',
    expires_in: '3600',
    token_type: 'bearer',
    type: 'signup',
  })
  return { stranger: account, query }
}

for (const path of ['/terms', '/dashboard'])
  test(`a signed-in trader keeps their own session when ${path} opens with a stranger’s tokens in the link`, async ({
    openAs,
    site,
  }) => {
    const { stranger, query } = await linkParameters(site)
    const { page, account } = await openAs('trader')
    await page.goto('/')
    const before = await stored(page)
    await page.goto(`${path}#${query}`)
    await expect(page).toHaveURL(path)
    await expect(accountMenu(page)).toContainText(account.email)
    await expect(accountMenu(page)).not.toContainText(stranger.email)
    expect(await stored(page)).toBe(before)
  })

test('a link with a stranger’s tokens signs no visitor in, and the tokens leave the address', async ({
  openAs,
  site,
}) => {
  const { query } = await linkParameters(site)
  const { page } = await openAs('visitor')
  await page.goto(`/terms#${query}`)
  await expect(page).toHaveURL('/terms')
  expect(await stored(page)).toBeNull()

  await page.goto(`/dashboard#${query}`)
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Your e-mail address is confirmed' + 'Sign in to continue.',
  )
  expect(await stored(page)).toBeNull()
})

test('a confirmation link that is opened in another browser confirms the address and asks to sign in', async ({
  browser,
}) => {
  const site = await startTestSite({ CONFIRM_EMAILS: 'true' })
  const [here, there] = await Promise.all([browser.newContext(), browser.newContext()])
  const account = unusedAccount()
  const registering = await here.newPage()
  await registering.goto(`${site.url}/register`)
  await register(registering, account)
  await expect(registering).toHaveURL(`${site.url}/login`)

  const page = await there.newPage()
  await page.goto(`${site.url}/mailbox`)
  const link = page.getByRole('link', { name: `Open the link sent to ${account.email}` })
  const address = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(`${site.url}/login`)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Your e-mail address is confirmed')
  expect(await stored(page)).toBeNull()
  await page.getByLabel('E-mail').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(`${site.url}/dashboard`)

  const again = await here.newPage()
  await again.goto(address)
  await expect(again).toHaveURL(`${site.url}/login`)
  await expect(again.getByRole('main').getByRole('alert')).toContainText('This link no longer works')
  await Promise.all([here.close(), there.close()])
  await site.close()
})
