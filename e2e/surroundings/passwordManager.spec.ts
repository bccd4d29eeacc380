import type { Page } from '@playwright/test'
import { accountMenu } from '../journeys/authForms'
import { holdScripts } from '../prerender/prerenderedPage'
import { openAccount } from '../site/accounts'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { expectToast } from '../site/toast'
import { fillingPasswordManager, passwordManager } from './passwordManager'

/** The lines of a page's console that report that React has discarded prerendered elements. */
function discards(page: Page) {
  const discarded: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('Crossbook fault')) discarded.push(message.text().split(': ')[0] ?? '')
  })
  return discarded
}

/** Opens a page whose scripts wait; returns how to let them come. */
async function openHeld(page: Page, path: string) {
  const letScriptsCome = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return async () => {
    letScriptsCome()
    await started(page)
  }
}

test.describe('with a password manager that adds an element to the page', () => {
  test('text typed into Sign In stays, with focus and selection, and the discarded HTML is reported once', async ({
    openAs,
  }) => {
    const { page, account } = await openAs('visitor')
    await passwordManager.install(page.context())
    const discarded = discards(page)
    const start = await openHeld(page, '/login')
    const password = page.getByLabel('Password', { exact: true })
    await page.getByLabel('E-mail').fill(account.email)
    await password.fill(`${account.password}XYZ`)
    await password.evaluate((field: HTMLInputElement) => field.setSelectionRange(-1, -1))
    await password.press('Shift+ArrowLeft')
    await password.press('Shift+ArrowLeft')
    await password.press('Shift+ArrowLeft')
    await start()

    expect(discarded).toEqual([
      expect.stringMatching(/^Crossbook fault \(hydration\) in host \S+ at \/login$/),
    ])
    await expect(password).toBeFocused()
    await page.keyboard.press('Delete')
    await expect(password).toHaveValue(account.password)
    await page.keyboard.press('Enter')
    await expectToast(page, 'Welcome back!', 'You have successfully logged in.')
    await expect(accountMenu(page)).toContainText(account.email)
    expect(discarded).toHaveLength(1)
  })

  test('a whole form for a new account can be filled in before the page is interactive', async ({
    openAs,
  }) => {
    const { page } = await openAs('visitor')
    await passwordManager.install(page.context())
    const start = await openHeld(page, '/register')
    await page.getByLabel('E-mail').fill('newcomer@example.com')
    await page.getByLabel('Password', { exact: true }).fill('correct horse')
    await page.getByLabel('Confirm Password').fill('correct horse')
    await page.getByRole('checkbox').check()
    await start()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expectToast(page, 'Registration Successful!', 'Please check your email to verify your account.')
  })

  test('choices and amounts of a withdrawal stay and count', async ({ openAs }) => {
    const { page } = await openAs('trader')
    await passwordManager.install(page.context())
    const discarded = discards(page)
    const start = await openHeld(page, '/dashboard/withdraw')
    await page.getByLabel('Coin', { exact: true }).selectOption('ETH')
    await page.getByLabel('Withdrawal address').fill('0xabc')
    await page.getByLabel('Amount').fill('0.5')
    await start()
    expect(discarded).toEqual([
      expect.stringMatching(/^Crossbook fault \(hydration\) in wallet \S+ at \/dashboard\/withdraw$/),
    ])
    await expect(page.getByLabel('Amount')).toBeFocused()
    await expect(page.getByLabel('Coin', { exact: true })).toHaveValue('ETH')
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await expect(page.getByText('Withdrawal initiated')).toBeVisible()
  })
})

test.describe('values that were filled in without an event are sent', () => {
  test('in Sign In, also by a password manager that makes React discard the HTML', async ({
    openAs,
    site,
  }) => {
    const { page } = await openAs('visitor')
    const { account } = await openAccount(site)
    await fillingPasswordManager(account).install(page.context())
    await page.goto('/login')
    await started(page)
    await expect(page.getByLabel('E-mail')).toHaveValue(account.email)
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await expectToast(page, 'Welcome back!', 'You have successfully logged in.')
  })

  test('in Account Settings, whose form gets its data after its first render', async ({ openAs }) => {
    const { page, account } = await openAs('trader')
    const saved = page.waitForEvent('console', (message) => message.text().startsWith('Profile saved'))
    const start = await openHeld(page, '/profile')
    await setSilently(page, 'First name', 'Ann')
    await setSilently(page, 'Phone', '+1 555 0100')
    await start()
    await expect(page.getByLabel('First name')).toHaveValue('Ann')
    await expect(page.getByLabel('E-mail')).toHaveValue(account.email)
    await page.getByRole('button', { name: /^Save/ }).click()
    expect(await (await saved).args()[1]?.jsonValue()).toMatchObject({
      firstName: 'Ann',
      phone: '+1 555 0100',
      email: account.email,
    })
  })

  test('in a withdrawal that a link has opened with its coin', async ({ openAs }) => {
    const { page } = await openAs('trader')
    const start = await openHeld(page, '/dashboard/withdraw?coin=BTC')
    await setSilently(page, 'Withdrawal address', '0xabc')
    await setSilently(page, 'Amount', '0.5')
    await start()
    await expect(page.getByLabel('Amount')).toHaveValue('0.5')
    await expect(page.getByText('0.49950000')).toBeVisible()
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await expect(page.getByText('Withdrawal initiated')).toBeVisible()
  })

  test('in a calculator that a link has opened with its coins, which stay', async ({ openAs }) => {
    const { page } = await openAs('visitor')
    await passwordManager.install(page.context())
    const start = await openHeld(page, '/tools/calculator?from=BTC&to=ETH')
    await setSilently(page, 'Amount', '1.5')
    await start()
    await expect(page).toHaveURL('/tools/calculator?from=BTC&to=ETH&amount=1.5')
    await expect(page.getByRole('status', { name: 'Result' })).toContainText('26.80231357 ETH')
  })
})

/** Fills in a field without an event, as some browsers and extensions do. */
async function setSilently(page: Page, label: string, value: string) {
  await page
    .getByRole('main')
    .getByLabel(label)
    .first()
    .evaluate((field: HTMLInputElement, text) => (field.value = text), value)
}
