import type { Page } from '@playwright/test'
import { DESKTOP, PHONE } from '../site/devices'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { expectToast } from '../site/toast'
import { button, termOf } from './accountScreens'
import { CLIPBOARD_GRANTED } from './clipboard'
import { press } from './keyboard'
import { CHROMIUM, FULL } from '../site/tiers'

const DEVICES = [
  { device: 'a phone', options: PHONE, tier: {} },
  { device: 'a desk', options: DESKTOP, tier: FULL },
] as const

const amount = (page: Page) => page.getByLabel('Amount', { exact: true })

/** Copies a text to the clipboard and pastes it over the field's content. */
async function paste(page: Page, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await amount(page).focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+V')
}

/** Types a text over the field's content. */
async function type(page: Page, text: string) {
  await amount(page).focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

for (const { device, options, tier } of DEVICES)
  test.describe(`on ${device}`, tier, () => {
    test('an amount is typed with a comma or a point, and a doubtful one is settled in one step', async ({
      openAs,
    }) => {
      const { page } = await openAs('trader', options)
      await page.goto('/dashboard/withdraw?coin=BTC')
      await started(page)
      await expect(amount(page)).toHaveAttribute('inputmode', 'decimal')
      for (const typed of ['0,25', '0.25', ',25']) {
        await type(page, typed)
        await expect(termOf(page, 'You will receive')).toHaveText('0.24950000 BTC')
      }
      await type(page, '1,250')
      await expect(termOf(page, 'You will receive')).toHaveText('0.00000000 BTC')
      await expect(button(page, 'Use 1.250')).toBeVisible()
      await press(page, button(page, 'Use 1250'))
      await expect(amount(page)).toHaveValue('1250')
      await expect(amount(page)).toBeFocused()
      await expect(termOf(page, 'You will receive')).toHaveText('1,249.99950000 BTC')

      await type(page, '1.000000005')
      await expect(page.getByText('Use at most 8 decimals.')).toBeVisible()
      await button(page, 'Use 1.00000000').click()
      await expect(termOf(page, 'You will receive')).toHaveText('0.99950000 BTC')
      await type(page, '0')
      await expect(page.getByText('The amount does not cover the network fee.')).toBeVisible()
    })

    test('invisible characters of a pasted address are removed', CHROMIUM, async ({ openAs }) => {
      const { page } = await openAs('trader', options)
      await page.goto('/dashboard/withdraw?coin=BTC')
      await started(page)
      await page.getByLabel('Withdrawal address').fill('bc1q\u200bxy2k\u2060')
      await expect(page.getByLabel('Withdrawal address')).toHaveValue('bc1qxy2k')
    })

    test('a copied amount is read, or the field names what to remove', async ({ openAs }) => {
      const { page } = await openAs('trader', { ...options, ...CLIPBOARD_GRANTED })
      await page.goto('/dashboard/withdraw?coin=USDT')
      await started(page)
      for (const copied of [
        '5,250.00000000 USDT',
        '$5,250.00',
        '5\u202f250,00',
        '5\u200b250\ufeff',
        '５２５０',
        '٥٬٢٥٠٫٠٠',
      ]) {
        await paste(page, copied)
        await expect(termOf(page, 'You will receive')).toHaveText('5,249.00000000 USDT')
      }
      await paste(page, '1,250.50')
      await button(page, 'Use 1250.50').click()
      await expect(termOf(page, 'You will receive')).toHaveText('1,249.50000000 USDT')
      await paste(page, '0.5 BTC')
      await expect(page.getByText('Enter an amount in USDT, without “BTC”.')).toBeVisible()
      await expect(termOf(page, 'You will receive')).toHaveText('0.00000000 USDT')
    })
  })

test('no error is shown while an input method composes', async ({ openAs, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium lets a test drive an input method')
  const { page } = await openAs('trader')
  await page.goto('/dashboard/withdraw?coin=BTC')
  await started(page)
  await amount(page).focus()
  const inputMethod = await page.context().newCDPSession(page)
  const composed = { selectionStart: 3, selectionEnd: 3 }
  await inputMethod.send('Input.imeSetComposition', { text: 'ling', ...composed })
  await expect(amount(page)).toHaveValue('ling')
  await expect(amount(page)).not.toHaveAttribute('aria-invalid')
  await inputMethod.send('Input.insertText', { text: '０。５' })
  await expect(amount(page)).toHaveValue('０。５')
  await expect(termOf(page, 'You will receive')).toHaveText('0.49950000 BTC')
})

test(
  'a swap whose result rounds up from almost nothing is sent only after a confirmation',
  FULL,
  async ({ openAs }) => {
    const { page } = await openAs('trader')
    await page.goto('/dashboard/swap?from=ETH&to=BTC')
    await started(page)
    await type(page, '0.0000001')
    await expect(
      page.getByText('The exact result is less than 0.00000001. It is rounded up to 0.00000001.'),
    ).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('checkbox', { name: 'Swap anyway' })).toBeFocused()
    await expect(page.getByText('Swap executed')).toBeHidden()
    await page.keyboard.press('Space')
    await press(page, button(page, 'Swap'))
    await expectToast(page, 'Swap executed', 'Successfully swapped 0.0000001 ETH for 0.00000001 BTC')
  },
)
