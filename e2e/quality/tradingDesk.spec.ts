import type { Locator, Page } from '@playwright/test'
import { tabTo } from '../journeys/keyboard'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { FULL, fullUnless } from '../site/tiers'

/** CSS pixels that a chart needs to be read. */
const LEAST_CHART = 400

for (const [path, docked] of [
  ['/trading/futures', 'Open positions'],
  ['/trading/margin', 'Borrowed assets'],
] as const)
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 1280, height: 800 },
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
  ])
    test(
      `${path} fits ${viewport.width}×${viewport.height} with a chart of 400 pixels and all ${docked} below it [TRD-122]`,
      fullUnless(path === '/trading/futures' && viewport.height === 768),
      async ({ page }) => {
        await page.setViewportSize(viewport)
        await page.goto(path)
        await started(page)
        const canvas = await boxOf(chartOf(page))
        const rows = page.getByRole('region', { name: docked }).getByRole('row')
        await expect(rows).toHaveCount(4)
        const first = await boxOf(rows.nth(1))
        const last = await boxOf(rows.last())
        expect(canvas.height).toBeGreaterThanOrEqual(LEAST_CHART)
        expect(first.y).toBeGreaterThanOrEqual(canvas.y + canvas.height)
        expect(last.y + last.height).toBeLessThanOrEqual(viewport.height)
        expect(last.x + last.width).toBeLessThanOrEqual(canvas.x + canvas.width + 1)
      },
    )

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 1280, height: 800 },
])
  test(
    `/trading/charts fits ${viewport.width}×${viewport.height} with a chart of 400 pixels and its slider [TRD-110]`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto('/trading/charts')
      await started(page)
      const slider = await boxOf(page.getByRole('slider'))
      expect((await boxOf(chartOf(page))).height).toBeGreaterThanOrEqual(LEAST_CHART)
      expect(slider.y + slider.height).toBeLessThanOrEqual(viewport.height)
    },
  )

test(
  'the dock is resized by keyboard and by mouse, and is as large after a reload [TRD-122]',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto('/trading/futures')
    await started(page)
    const line = page.getByRole('separator', { name: 'Height of the panel below the chart' })
    const first = await boxOf(line)
    await tabTo(page, line)
    await page.keyboard.press('ArrowUp')
    await expect.poll(async () => (await boxOf(line)).y).toBeLessThan(first.y - 5)

    const { x, y, width, height } = await boxOf(line)
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width / 2, y - 100, { steps: 4 })
    await page.mouse.up()
    const dragged = await boxOf(line)
    expect(dragged.y).toBeLessThan(y - 80)

    await page.reload()
    await started(page)
    await expect.poll(async () => (await boxOf(line)).y).toBe(dragged.y)
  },
)

/** The canvas of the chart, which has layers of its own. */
function chartOf(page: Page) {
  return page.getByRole('region', { name: 'BTC/USDT chart' }).locator('.tv-lightweight-charts')
}

async function boxOf(element: Locator) {
  await element.waitFor()
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not shown')
  return box
}
