import { PHONE } from '../site/devices'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { FULL } from '../site/tiers'

/** The smallest target of WCAG 2.2, in CSS pixels either way. */
const MIN_TARGET_PX = 24

test('heatmap tiles show details on focus, for any timeframe, and the coins are in a table too', async ({
  page,
}) => {
  await page.goto('/tools/heatmap')
  await started(page)
  const tooltip = page.getByRole('tooltip')
  await page.getByRole('button', { name: 'BTC, up 2.45%, market cap $847.3 billion' }).focus()
  await expect(tooltip).toHaveText('Bitcoin24h change: +2.45%Market cap: $847.3BVolume: $28.5B')
  await page.keyboard.press('Tab')
  await expect(tooltip).toHaveText('Ethereum24h change: +1.87%Market cap: $290.9BVolume: $15.2B')
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()

  await page.getByRole('radio', { name: '24h', exact: true }).press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'Market Heatmap (7d)' })).toBeVisible()
  await page.getByRole('button', { name: /^BTC/ }).focus()
  await expect(tooltip).toContainText('7d change: +2.45%')

  await page.getByRole('radio', { name: 'Treemap' }).press('ArrowRight')
  const table = page.getByRole('table', { name: 'Market heatmap' })
  await expect(table.getByRole('row')).toHaveCount(17)
  await expect(table.getByRole('row').nth(1)).toHaveText('BTC Bitcoin+2.45%$847.3B$28.5B')
  await expect(table.getByRole('columnheader', { name: 'Market cap' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await page.getByLabel('Sort by').selectOption('Price Change')
  await expect(table.getByRole('row').nth(1)).toContainText('SOL Solana+5.23%')
  await page.reload()
  await expect(page).toHaveURL('/tools/heatmap?timeframe=7d&sort=change&view=table')
  await expect(table.getByRole('columnheader', { name: '7d change' })).toBeVisible()
})

test(
  'on a phone no label of the heatmap is clipped, and every tile can be touched',
  FULL,
  async ({ openAs }) => {
    const { page } = await openAs('visitor', PHONE)
    await page.goto('/tools/heatmap')
    const tiles = page.getByRole('list', { name: 'Heatmap tiles' }).getByRole('button')
    for (const order of ['Market Cap', 'Price Change', 'Volume']) {
      await page.getByLabel('Sort by').selectOption(order)
      await expect(tiles).toHaveCount(16)
      for (const { name, width, height, shown, clipped } of await tiles.evaluateAll(measured)) {
        expect.soft(Math.min(width, height), `${name}, ${order}`).toBeGreaterThanOrEqual(MIN_TARGET_PX)
        expect.soft(shown, `${name}, ${order}`).toContain(name.split(',')[0])
        expect.soft(clipped, `${name}, ${order}`).toEqual([])
      }
    }
  },
)

for (const width of [320, 360, 390])
  test(
    `on a phone of ${width} px timeframe, view and order of the heatmap are in one row [TLS-53]`,
    FULL,
    async ({ openAs }) => {
      const { page } = await openAs('visitor', { ...PHONE, viewport: { width, height: 844 } })
      await page.goto('/tools/heatmap?sort=change')
      const controls = [
        page.getByRole('radiogroup', { name: 'Timeframe' }),
        page.getByRole('radiogroup', { name: 'View' }),
        page.getByLabel('Sort by'),
      ]
      const middles: number[] = []
      for (const control of controls) {
        const box = await control.boundingBox()
        if (!box) throw new Error('a control is not shown')
        middles.push(box.y + box.height / 2)
        expect.soft(box.x + box.width).toBeLessThanOrEqual(width)
        expect.soft(await control.evaluate(wantedWidth)).toBeLessThanOrEqual(Math.ceil(box.width))
      }
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2)
    },
  )

/** How wide an element would be if all that it may show were to be whole, in px. */
function wantedWidth(element: Element) {
  const copy = element.cloneNode(true) as HTMLElement
  copy.style.cssText = 'position: absolute; width: max-content'
  element.after(copy)
  const { width } = copy.getBoundingClientRect()
  copy.remove()
  return width
}

/** A tile's name and size, the labels that it shows, and those of them that reach over its edge. */
function measured(tiles: Element[]) {
  return tiles.map((tile) => {
    const { left, top, right, bottom, width, height } = tile.getBoundingClientRect()
    const labels = [...tile.querySelectorAll('[aria-hidden="true"] > *')].map((label) => {
      const text = document.createRange()
      text.selectNodeContents(label)
      return { label: label.textContent, box: text.getBoundingClientRect() }
    })
    const shown = labels.filter(({ box }) => box.width > 0)
    return {
      name: tile.firstElementChild?.textContent ?? '',
      width,
      height,
      shown: shown.map(({ label }) => label),
      clipped: shown
        .filter(({ box }) => box.left < left || box.top < top || box.right > right || box.bottom > bottom)
        .map(({ label }) => label),
    }
  })
}
