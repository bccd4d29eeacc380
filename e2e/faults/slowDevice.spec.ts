import { heading, mainMenus, openMenu } from '../journeys/header'
import { expect, test } from '../site/test'

/** How many times slower than this machine the trader's is. */
const SLOWDOWN = 6

test('on a slow device nothing typed is lost, menus open, and every domain can be used', async ({
  openAs,
}) => {
  test.slow()
  const { page } = await openAs('trader')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })

  await page.goto('/trading/futures')
  await page.getByLabel('Amount').click()
  await page.keyboard.type('0.12345')
  await expect(page.getByLabel('Amount')).toHaveValue('0.12345')

  await openMenu(page, 'Features')
  await mainMenus(page).getByRole('link', { name: 'Prices', exact: true }).click()
  await expect(heading(page, 'Live Prices')).toBeVisible()
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click()
  await expect(page.getByRole('rowheader').first()).toHaveText('BTC Bitcoin')

  await openMenu(page, 'Earn')
  await page.keyboard.press('Escape')
  await openMenu(page, 'Tools')
  await mainMenus(page).getByRole('link', { name: 'Calculator', exact: true }).click()
  await page.getByLabel('From').selectOption('BTC')
  await page.getByLabel('To', { exact: true }).selectOption('ETH')
  await page.getByLabel('Amount').pressSequentially('1.5')
  await expect(page.getByRole('status', { name: 'Result' })).toContainText('1.5 BTC is worth $64,875.00')

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account menu/ })
    .click()
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await page.getByRole('link', { name: 'Crossbook' }).click()
  await expect(heading(page, 'AI-powered crypto trading')).toBeVisible()
})
