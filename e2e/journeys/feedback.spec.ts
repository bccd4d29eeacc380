import { started } from '../site/started'
import { expect, test } from '../site/test'
import { register } from './authForms'
import { FULL } from '../site/tiers'

const account = { email: 'ada@example.com', password: 'Kx7-crossbook-vane' }

test('on a phone a toast appears below the header and covers nothing of it [SHL-48]', async ({ openAs }) => {
  const { page } = await openAs('visitor', { viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.goto('/register')
  await started(page)
  await register(page, account, 'another password')
  const toast = page.getByRole('alert').filter({ hasText: 'Password Mismatch' })
  await expect(toast).toBeVisible()
  const header = await page.getByRole('banner').boundingBox()
  const { y = 0 } = (await toast.boundingBox()) ?? {}
  expect(y).toBeGreaterThan(header?.height ?? Number.POSITIVE_INFINITY)
  expect(y).toBeLessThan(160)
})

test(
  'a button that is held down shows it, and does not move for who prefers less motion [SHL-49]',
  FULL,
  async ({ page }) => {
    await page.goto('/tools/gas')
    await started(page)
    const button = page.getByRole('button', { name: 'Set Price Alert' })
    const look = () =>
      button.evaluate((element) =>
        (({ filter, transform }) => ({ filter, transform }))(getComputedStyle(element)),
      )
    await button.hover()
    expect(await look()).toEqual({ filter: 'none', transform: 'none' })
    await page.mouse.down()
    await expect
      .poll(look)
      .toEqual({ filter: 'brightness(0.86)', transform: 'matrix(0.98, 0, 0, 0.98, 0, 0)' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(look).toEqual({ filter: 'brightness(0.86)', transform: 'none' })
    await page.mouse.up()
  },
)
