import { expect, test } from '../site/test'
import { holdBack } from '../site/holdBack'
import { started } from '../site/started'
import { shifts, watchShifts } from './prerenderedPage'

test('a font that arrives late moves nothing, and the next page has it', async ({ page }) => {
  const letFontCome = await holdBack(page, '**/*.woff2')
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
