import { expect, test } from '../site/test'
import { heading } from './header'

test('the page behind a link that is pointed at is laid out out of sight, for nobody to find, and that very page is shown when it is pressed', async ({
  page,
}) => {
  await page.goto('/terms', { waitUntil: 'networkidle' })
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Arbitrage' })
  await link.hover()

  const ahead = page.locator('[data-ahead]')
  await expect(ahead.locator('h1')).toHaveText('Arbitrage Tracker')
  await expect
    .poll(() => ahead.evaluate(displaysIn), 'React hides it from the layout at first')
    .not.toContain('none')
  await expect(ahead.locator('h1')).toBeHidden()
  await expect(heading(page, 'Arbitrage Tracker')).toBeHidden()
  expect(await ahead.evaluate(takesFocus)).toBe(false)
  expect(
    await page.evaluate(() => Reflect.apply(Reflect.get(window, 'find'), window, ['Exchange status'])),
  ).toBe(false)
  expect(await height()).toBe(before)

  const prepared = await ahead.locator('h1').elementHandle()
  await link.click()
  await expect(heading(page, 'Arbitrage Tracker')).toBeFocused()
  expect(await prepared?.evaluate((element) => element === document.activeElement)).toBe(true)
  await expect(ahead).toHaveCount(0)
})

test('a page that was laid out ahead is forgotten when the pointer leaves the link', async ({ page }) => {
  await page.goto('/terms', { waitUntil: 'networkidle' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Arbitrage' }).hover()
  const ahead = page.locator('[data-ahead]')
  await expect(ahead.locator('h1')).toHaveText('Arbitrage Tracker')
  await heading(page, 'Terms of Service').hover()
  await expect(ahead).toHaveCount(0)
})

/** Runs in the page, so it stands alone. */
function displaysIn(place: Element) {
  return [...place.children].map((child) => getComputedStyle(child).display)
}

/** The same: whether anything in it can be focused. */
function takesFocus(place: Element) {
  const before = document.activeElement
  return [...place.querySelectorAll<HTMLElement>('a[href], button, input, h1')].some((element) => {
    element.focus()
    return document.activeElement !== before
  })
}
