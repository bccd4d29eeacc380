import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { expectAlert, expectToast } from '../site/toast'
import { button, sidebar, termOf } from './accountScreens'
import { CLIPBOARD_GRANTED, clipboardText, refuseClipboard } from './clipboard'
import { heading } from './header'
import { press, tabTo, typeInto } from './keyboard'
import { CHROMIUM, FULL } from '../site/tiers'

const ETH_ADDRESS = '0xSAMPLEc8F1b27A94dE03f5B6620aD71E9c4SAMPLE'

test.describe('by keyboard alone', () => {
  test('a deposit address is chosen and copied', async ({ openAs }) => {
    const { page } = await openAs('trader', CLIPBOARD_GRANTED)
    await page.goto('/dashboard/deposit')
    await tabTo(page, page.getByRole('radio', { name: 'BTC' }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'ETH' })).toBeFocused()
    await expect(page).toHaveURL('/dashboard/deposit?coin=ETH')
    await expect(page.getByText('Minimum deposit: 0.001 ETH')).toBeVisible()

    await press(page, button(page, 'Copy address'))
    await expectToast(page, 'Copied to clipboard', 'Wallet address has been copied to your clipboard.')
    await expect(button(page, 'Copied!')).toBeFocused()
    expect(await clipboardText(page)).toBe(ETH_ADDRESS)

    await page.reload()
    await expect(page.getByText(ETH_ADDRESS)).toBeVisible()
  })

  test('an address that the browser does not let be copied is selected instead', FULL, async ({ openAs }) => {
    const { page } = await openAs('trader')
    await refuseClipboard(page)
    await page.goto('/dashboard/deposit?coin=ETH')
    await press(page, button(page, 'Copy address'))
    await expectAlert(
      page,
      'Could not copy',
      'Your browser did not allow it. The text is selected: press Ctrl+C, or ⌘C on a Mac.',
    )
    expect(await page.evaluate(() => String(window.getSelection()))).toBe(ETH_ADDRESS)
    await expect(button(page, 'Copy address')).toBeVisible()
  })

  test('a withdrawal asks for missing entries, takes the whole balance and is submitted', async ({
    openAs,
  }) => {
    const { page } = await openAs('trader')
    await page.goto('/dashboard/withdraw')
    const submit = button(page, 'Withdraw')
    await expect(submit).toBeDisabled()
    await typeInto(page, page.getByLabel('Coin', { exact: true }), 'ETH')
    await expect(page).toHaveURL('/dashboard/withdraw?coin=ETH')
    await tabTo(page, page.getByLabel('Withdrawal address'))
    await page.keyboard.press('Enter')
    await expectAlert(page, 'Missing information', 'Please fill in all required fields.')

    await page.keyboard.type('0x51C0ffee')
    await press(page, button(page, 'Max'))
    await expect(page.getByLabel('Amount')).toHaveValue('4.20000000')
    await expect(termOf(page, 'Available balance')).toHaveText('4.20000000 ETH')
    await expect(termOf(page, 'Network fee')).toHaveText('0.003 ETH')
    await expect(termOf(page, 'You will receive')).toHaveText('4.19700000 ETH')

    await press(page, submit)
    await expectToast(page, 'Withdrawal initiated', 'Your ETH withdrawal has been submitted for processing')
    await expect(page.getByLabel('Withdrawal address')).toHaveValue('')
    await expect(page.getByLabel('Coin', { exact: true })).toBeFocused()
  })

  test('a swap is reversed, quoted with 8 decimals and executed', async ({ openAs }) => {
    const { page } = await openAs('trader')
    await page.goto('/dashboard/swap')
    await typeInto(page, page.getByLabel('Amount'), '0.5')
    await expect(page.getByLabel('You receive')).toHaveValue('8.93410452')
    await expect(termOf(page, 'Exchange rate')).toHaveText('1 BTC = 17.86820905 ETH')

    await press(page, button(page, 'Reverse coins'), 'Space')
    await expect(page).toHaveURL('/dashboard/swap?from=ETH&to=BTC')
    await expect(page.getByLabel('Amount')).toHaveValue('')
    await expect(page.getByLabel('You receive')).toHaveValue('')

    await press(page, button(page, 'Max'))
    await press(page, button(page, 'Swap'))
    await expectToast(page, 'Swap executed', 'Successfully swapped 4.20000000 ETH for 0.23505434 BTC')
    await expect(page.getByLabel('Amount')).toBeFocused()
  })

  test('Enter that is held down swaps once', FULL, async ({ openAs }) => {
    const { page } = await openAs('trader')
    await page.goto('/dashboard/swap')
    await typeInto(page, page.getByLabel('Amount'), '0.5')
    for (let repetition = 0; repetition < 5; repetition++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expectToast(page, 'Swap executed', 'Successfully swapped 0.5 BTC for 8.93410452 ETH')
    await expect(page.getByText('Missing information')).toBeHidden()
    await page.keyboard.press('Enter')
    await expectAlert(page, 'Missing information', 'Please fill in all required fields.')
  })

  test('a swap of a coin for itself is refused', FULL, async ({ openAs }) => {
    const { page } = await openAs('trader')
    await page.goto('/dashboard/swap?from=ETH')
    await expect(page.getByText('Choose two different coins.')).toBeVisible()
    await typeInto(page, page.getByLabel('Amount'), '1')
    await expect(button(page, 'Swap')).toBeDisabled()
    await typeInto(page, page.getByLabel('To', { exact: true }), 'USDT')
    await expect(page.getByLabel('You receive')).toHaveValue('2420.50000000')
    await expect(button(page, 'Swap')).toBeEnabled()
  })

  test('a transfer is made with a note', async ({ openAs }) => {
    const { page } = await openAs('trader')
    await page.goto('/dashboard/transfer')
    await expect(button(page, 'Transfer')).toBeDisabled()
    await typeInto(page, page.getByLabel('Recipient'), 'grace@example.com')
    await typeInto(page, page.getByLabel('Coin', { exact: true }), 'USDT')
    await press(page, button(page, 'Max'))
    await typeInto(page, page.getByLabel('Note (optional)'), 'For lunch')
    await press(page, button(page, 'Transfer'))
    await expectToast(
      page,
      'Transfer completed',
      'Successfully transferred 5250.00 USDT to grace@example.com',
    )
    await expect(page.getByLabel('Note (optional)')).toHaveValue('')
  })

  test('the history is filtered, exported and cleared', FULL, async ({ openAs }) => {
    const { page } = await openAs('trader')
    await page.goto('/dashboard/history')
    await expect(kinds(page)).toHaveCount(14)
    await typeInto(page, search(page), 'eth')
    await typeInto(page, page.getByLabel('Transaction type'), 'Swap')
    await expect(kinds(page)).toHaveText(['Swap', 'Swap'])
    await tabTo(page, page.getByRole('tab', { name: 'All time' }))
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'This week' })).toBeFocused()
    await expect(kinds(page)).toHaveText(['Swap'])
    await expect(page).toHaveURL('/dashboard/history?q=eth&type=swap&period=week')
    for (const [counter, count] of [
      ['Total transactions', '14'],
      ['Completed', '10'],
      ['Pending', '2'],
      ['Failed', '2'],
    ] as const)
      await expect(termOf(page, counter)).toHaveText(count)

    const saved = page.waitForEvent('download')
    await press(page, button(page, 'Export CSV'))
    const file = await saved
    expect(file.suggestedFilename()).toBe('crossbook-transactions.csv')
    expect(await readFile(await file.path(), 'utf8')).toBe(
      [
        '\ufeffType,Coin/Pair,Amount,Unit,Status,Date,Transaction Hash',
        `Swap,BTC/ETH,0.02500000,BTC,Completed,2024-03-15T07:41:00Z,0x${'1be7d0'.repeat(11).slice(0, 64)}`,
        '',
      ].join('\r\n'),
    )

    await press(page, button(page, 'Clear filters'))
    await expect(page).toHaveURL('/dashboard/history')
    await expect(search(page)).toBeFocused()
    await expect(kinds(page)).toHaveCount(14)
    await page.keyboard.type('dogecoin')
    await expect(page.getByText('No transactions found matching your criteria.')).toBeVisible()
    await expect(button(page, 'Export CSV')).toBeDisabled()
  })

  test('a transaction’s hash is copied', FULL, async ({ openAs }) => {
    const { page } = await openAs('trader', CLIPBOARD_GRANTED)
    await page.goto('/dashboard/history?type=transfer&period=today')
    const hash = `0x${'a94f52'.repeat(11).slice(0, 64)}`
    await press(page, button(page, `Copy transaction hash ${hash}`))
    await expectToast(page, 'Copied to clipboard', 'Transaction hash has been copied to your clipboard.')
    expect(await clipboardText(page)).toBe(hash)
  })
})

test('filters and sort survive a reload and going back', CHROMIUM, async ({ openAs }) => {
  const { page } = await openAs('trader')
  await page.goto('/dashboard/history')
  await started(page)
  await page.getByLabel('Transaction type').selectOption('Deposit')
  await page.getByRole('button', { name: 'Coin/Pair' }).click()
  await page.getByRole('tab', { name: 'This month' }).click()
  const filtered = '/dashboard/history?type=deposit&period=month&sort=coin'
  await expect(page).toHaveURL(filtered)
  const coins = page.getByRole('table').getByRole('cell', { name: /^(BTC|ETH|USDT|BNB)$/ })
  await expect(coins).toHaveText(['BNB', 'BTC', 'ETH', 'USDT'])

  await page.reload()
  await expect(coins).toHaveText(['BNB', 'BTC', 'ETH', 'USDT'])
  await sidebar(page).getByRole('link', { name: 'Wallet Overview' }).click()
  await expect(heading(page, 'Wallet Overview')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(filtered)
  await expect(coins).toHaveText(['BNB', 'BTC', 'ETH', 'USDT'])
  await page.goBack()
  await expect(page, 'filters are replaced, not piled up').toHaveURL('about:blank')
})

test(
  'a transaction on a phone is a row with everything that its table has [WAL-58]',
  FULL,
  async ({ openAs }) => {
    const { page } = await openAs('trader', { viewport: { width: 390, height: 844 } })
    await page.goto('/dashboard/history?type=swap&period=today')
    const row = page.getByRole('row', { name: /^Swap/ })
    for (const value of ['BTC/ETH', '0.02500000 BTC', 'Completed', '15 Mar 2024, 07:41'])
      await expect(row.getByText(value)).toBeVisible()
    await expect(row.getByRole('button')).toBeInViewport()
  },
)

function search(page: Page) {
  return page.getByRole('searchbox', { name: 'Search transactions' })
}

/** The type of each transaction that the history shows. */
function kinds(page: Page) {
  return page.getByRole('rowheader')
}
