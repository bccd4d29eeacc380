import type { Locator } from '@playwright/test'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { fullUnless } from '../site/tiers'

for (const width of [1280, 1920, 2560])
  test(
    `at ${width} pixels the strip is on the back bar’s line, and trading goes from edge to edge [TRD-117]`,
    fullUnless(width === 1280),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 1000 })
      for (const path of ['/trading/spot', '/trading/futures', '/trading/margin', '/trading/charts']) {
        await page.goto(path)
        await started(page)
        const bar = await boxOf(page.getByRole('navigation', { name: 'Back' }))
        const control = page
          .getByRole('navigation', { name: 'Back' })
          .locator('a, button', { hasText: /^Back$/ })
        const back = await boxOf(control)
        const pause = await boxOf(page.getByRole('button', { name: 'Pause live prices' }))
        const markets = await boxOf(page.getByRole('region', { name: 'Markets' }))
        expect.soft(bar.width, path).toBeGreaterThan(width - 20)
        expect.soft(pause.y, path).toBeGreaterThanOrEqual(bar.y)
        expect.soft(pause.y + pause.height, path).toBeLessThanOrEqual(bar.y + bar.height)
        expect.soft(Math.abs(back.x - markets.x), path).toBeLessThanOrEqual(8)
        await control.click({ trial: true })
      }
    },
  )

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not shown')
  return box
}
