import { started } from '../site/started'
import { expect, test } from '../site/test'
import { holdScripts } from './prerenderedPage'

/** CSS pixels of a row in compact density: 36, its hairline, and one for a button on the line of its text. */
const COMPACT_ROW = 38

test('compact density is right in the first frame, and the footer changes it', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('crossbook.density') === null)
      localStorage.setItem('crossbook.density', 'compact')
  })
  const letScriptsCome = await holdScripts(page)
  await page.goto('/features/prices', { waitUntil: 'commit' })
  const row = page.getByRole('row').filter({ hasText: 'Ethereum' })
  const height = async () => Math.round((await row.boundingBox())?.height ?? 0)
  await expect(row).toBeVisible()
  expect(await height()).toBeLessThanOrEqual(COMPACT_ROW)

  letScriptsCome()
  await started(page)
  expect(await height()).toBeLessThanOrEqual(COMPACT_ROW)
  const density = page.getByRole('radiogroup', { name: 'Density' })
  await expect(density.getByRole('radio', { name: 'Compact' })).toBeChecked()
  await density.getByRole('radio', { name: 'Comfortable' }).click()
  await expect.poll(height).toBeGreaterThan(COMPACT_ROW)
})
