import type { Page } from '@playwright/test'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { BALANCES } from '../walk/balances'
import { button, sidebar, termOf } from './accountScreens'
import { heading, mainMenus, openMenu } from './header'
import { press, tabTo, typeInto } from './keyboard'
import { FULL } from '../site/tiers'

test('the settings keep the typed text from tab to tab', FULL, async ({ openAs }) => {
  const { page, account } = await openAs('trader')
  await page.goto('/profile')
  await expect(page.getByLabel('E-mail')).toHaveValue(account.email)
  await tabTo(page, page.getByRole('tab', { name: 'Profile' }))
  await typeInto(page, page.getByLabel('First name'), 'Ada')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Security' })).toBeFocused()
  await expect(page).toHaveURL('/profile?tab=security')
  await expect(page.getByLabel('Current password')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/profile?tab=notifications')
  for (const [choice, isOn] of [
    ['E-mail notifications', true],
    ['Trading notifications', true],
    ['Security notifications', true],
    ['Price alerts', false],
  ] as const)
    await expect(page.getByRole('switch', { name: choice })).toBeChecked({ checked: isOn })
  await press(page, page.getByRole('switch', { name: 'Price alerts' }), 'Space')
  await expect(page.getByRole('switch', { name: 'Price alerts' })).toBeChecked()
  const logged = page.waitForEvent('console')
  await press(page, button(page, 'Save preferences'))
  expect((await logged).text()).toMatch(/^Notification preferences saved/)

  await page.getByRole('tab', { name: 'Profile' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
})

test('switching protections updates the score and its rating', FULL, async ({ openAs }) => {
  const { page } = await openAs('trader')
  await page.goto('/features/security')
  const score = page.getByRole('region', { name: 'Security score' })
  await expect(page.getByRole('switch')).toHaveCount(6)
  await expect(score).toContainText('50%Needs Improvement')
  await expect(page.getByText('Critical protection is off')).toHaveCount(1)

  for (const [protection, shown] of [
    ['IP whitelist', '67%Good'],
    ['Biometric lock', '83%Excellent'],
    ['SMS alerts', '100%Excellent'],
  ] as const) {
    await press(page, page.getByRole('switch', { name: protection }), 'Space')
    await expect(score).toContainText(shown)
  }
  await expect(page.getByText('Critical protection is off')).toHaveCount(0)
  await press(page, page.getByRole('switch', { name: 'Two-factor authentication' }), 'Space')
  await expect(page.getByText('Critical protection is off')).toHaveCSS('color', 'rgb(255, 107, 122)')

  await openMenu(page, 'Features')
  await mainMenus(page).getByRole('link', { name: 'Wallet' }).click()
  await expect(termOf(page, 'Two-factor authentication')).toHaveText('Off')
  await expect(termOf(page, 'Security score')).toHaveText('83% Excellent')
})

test('hidden balances are nowhere in the page, also after a reload', FULL, async ({ openAs }) => {
  const { page } = await openAs('trader')
  await page.goto('/features/wallet')
  const shown = ['38,250.10', '637.47', '19,549.00', '0.45200000', '5,250.00', '0.025 BTC']
  for (const figure of shown) await expect(page.getByRole('main')).toContainText(figure)

  await press(page, button(page, 'Hide balances'))
  await expect(button(page, 'Show balances')).toBeFocused()
  await expectNowhere(page, shown)
  await page.reload()
  await expect(button(page, 'Show balances')).toBeVisible()
  await started(page)
  await expectNowhere(page, shown)

  await press(page, button(page, 'Show balances'))
  for (const figure of shown) await expect(page.getByRole('main')).toContainText(figure)
})

test(
  'hidden balances stay hidden on every screen that has some, from the first frame of a load',
  FULL,
  async ({ openAs }) => {
    test.slow()
    const { page } = await openAs('trader')
    const paths = [
      '/dashboard',
      '/dashboard/wallet',
      '/dashboard/transfer?coin=BTC',
      '/dashboard/withdraw?coin=BTC',
      '/dashboard/swap',
      '/features/wallet',
      '/dashboard/history',
      '/trading/margin',
      '/trading/futures',
    ]
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('main')).toContainText(BALANCES)
    }

    await page.goto('/features/wallet')
    await press(page, button(page, 'Hide balances'))
    // Whatever is to be seen or read out in the page at any time, its first frame and every later change.
    await page.addInitScript((pattern) => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const look = () => {
        const found = new RegExp(pattern).exec(document.querySelector('main')?.innerText ?? '')
        if (found) seen.push(found[0])
      }
      new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
    }, BALANCES.source)
    for (const path of paths) {
      await page.goto(path)
      await started(page)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen), path).toEqual([])
    }
  },
)

test('the sidebar stays where it is while its screens change', FULL, async ({ openAs }) => {
  const { page } = await openAs('trader')
  await page.goto('/dashboard')
  await started(page)
  await sidebar(page).evaluate((element) => element.setAttribute('data-same', ''))
  for (const [link, title] of [
    ['Deposit', 'Deposit'],
    ['Withdraw', 'Withdraw'],
    ['Swap', 'Swap'],
    ['Transfer', 'Transfer to User'],
    ['Transaction History', 'Transaction History'],
    ['Wallet Overview', 'Wallet Overview'],
    ['Dashboard', 'Dashboard'],
  ] as const) {
    await sidebar(page).getByRole('link', { name: link }).click()
    await expect(heading(page, title)).toBeFocused()
    await expect(sidebar(page).getByRole('link', { name: link })).toHaveAttribute('aria-current', 'page')
    await expect(sidebar(page)).toHaveAttribute('data-same')
  }
})

test(
  'the sidebar on a phone is a drawer that closes by Escape, by a link and where the window becomes wide',
  FULL,
  async ({ openAs }) => {
    const { page, account } = await openAs('trader', { viewport: { width: 390, height: 844 } })
    await page.goto('/dashboard')
    const opener = button(page, 'Open dashboard menu')
    const drawer = page.getByRole('dialog', { name: 'Dashboard menu' })
    await expect(sidebar(page)).toBeHidden()

    await press(page, opener)
    await expect(drawer).toContainText(account.email)
    await expect(drawer).toContainText('Unverified Account')
    await expect(drawer.getByRole('link')).toHaveText([
      'Dashboard',
      'Deposit',
      'Withdraw',
      'Swap',
      'Transfer',
      'Transaction History',
      'Wallet Overview',
      'Settings',
    ])
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.click()
    await press(page, drawer.getByRole('link', { name: 'Swap' }))
    await expect(heading(page, 'Swap')).toBeFocused()
    await expect(drawer).toBeHidden()

    await opener.click()
    await expect(drawer).toBeVisible()
    await page.setViewportSize({ width: 1024, height: 768 })
    await expect(drawer).toBeHidden()
    await expect(sidebar(page)).toBeVisible()
  },
)

async function expectNowhere(page: Page, figures: readonly string[]) {
  const html = await page.content()
  for (const figure of figures) expect(html).not.toContain(figure)
}
