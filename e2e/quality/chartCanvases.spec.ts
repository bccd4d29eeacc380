import { expect, test } from '../site/test'

test('the canvases of a chart have their widths before there are candles to draw', async ({ page }) => {
  await page.addInitScript(() => {
    const { prototype } = HTMLCanvasElement
    const width = Object.getOwnPropertyDescriptor(prototype, 'width')
    Object.defineProperty(prototype, 'width', {
      ...width,
      set(this: HTMLCanvasElement, pixels: number) {
        this.dataset.widths = `${this.dataset.widths ?? ''} ${pixels}`.trim()
        width?.set?.call(this, pixels)
      },
    })
  })
  await page.goto('/trading/charts')
  const chart = page.getByRole('region', { name: 'BTC/USDT chart' })
  await expect.poll(() => chart.locator('canvas').evaluateAll(showCandles)).toBe(true)
  const widths = await chart
    .locator('canvas')
    .evaluateAll((canvases) =>
      canvases
        .filter(({ clientHeight }) => clientHeight > 100)
        .map(({ dataset }) => dataset.widths?.split(' ')),
    )
  expect(widths).toHaveLength(4)
  for (const given of widths) expect(given).toHaveLength(1)
})

/** Runs in the page, so it stands alone: whether a canvas shows candles, which are all of a chart that is neither grey nor nearly so. */
function showCandles(canvases: Element[]) {
  return canvases.some((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0 || canvas.height === 0) return false
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
    return data.some((red, at) => at % 4 === 0 && Math.abs(red - (data[at + 1] ?? red)) > 60)
  })
}
