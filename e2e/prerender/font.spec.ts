import { expect, test } from '../site/test'
import { started } from '../site/started'
import { shifts, watchShifts } from './prerenderedPage'

test('a font that arrives late moves nothing, and the next page has it', async ({ page }) => {
  let letFontCome = () => {}
  const released = new Promise<void>((resolve) => (letFontCome = resolve))
  await page.route('**/*.woff2', async (route) => {
    await released
    await route.continue()
  })
  await watchShifts(page)
  await page.goto('/terms', { waitUntil: 'commit' })
  await started(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const arrived = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'))
  letFontCome()
  await arrived
  expect(await shifts(page)).toEqual([])

  await page.goto('/privacy')
  await started(page)
  expect(await page.evaluate(() => document.fonts.check('16px Geist'))).toBe(true)
})
