import type { Page } from '@playwright/test'
import { expect, test } from '../site/test'
import { heading } from './header'
import { FULL } from '../site/tiers'

test(
  'the page behind a link that is pointed at is laid out out of sight, for nobody to find, and that very page is shown when it is pressed',
  FULL,
  async ({ page }) => {
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
  },
)

test('a page that stands ready is shown by the press itself, from its top and with what surrounds it, before React renders anything', async ({
  page,
}) => {
  // As wide as it takes for the header to reach further out on charts than elsewhere.
  await page.setViewportSize({ width: 1920, height: 900 })
  await page.goto('/terms', { waitUntil: 'networkidle' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Charts' }).hover()
  await expect(page.locator('[data-ahead] h1')).toHaveText('Advanced Trading Charts')
  await noteFromPress(page)
  await page.mouse.down()
  await page.mouse.up()

  await expect(heading(page, 'Advanced Trading Charts')).toBeFocused()
  const [atPress, ...later] = await notedPictures(page)
  expect(atPress).toMatchObject({
    title: 'Terms of Service · Crossbook',
    headings: ['Advanced Trading Charts'],
    scrolled: 0,
  })
  // Also the header, which reaches to the edges of the window there.
  const rendered = { ...atPress, title: 'Advanced Trading Charts · Crossbook' }
  for (const picture of later) expect([atPress, rendered]).toContainEqual(picture)
  expect(later.at(-1)).toEqual(rendered)
})

test('a page that was made ready before the trader hid his balances in another tab shows none of them', async ({
  openAs,
}) => {
  const { page } = await openAs('trader')
  await page.goto('/features/wallet', { waitUntil: 'networkidle' })
  await page.locator('footer a[href="/dashboard/wallet"]').hover()
  const ahead = page.locator('[data-ahead]')
  await expect(ahead).toContainText('$38,250.10')
  const otherTab = await page.context().newPage()
  await otherTab.goto('/features/wallet', { waitUntil: 'networkidle' })
  await otherTab.getByRole('button', { name: 'Hide balances' }).click()
  await expect(page.getByRole('button', { name: 'Show balances' })).toBeVisible()
  await expect(ahead).toContainText('$38,250.10')
  await noteFromPress(page)
  await page.mouse.down()
  await page.mouse.up()

  await expect(page).toHaveURL('/dashboard/wallet')
  await expect(page.getByText('••••••').first()).toBeVisible()
  expect((await notedPictures(page)).flatMap(({ balances }) => balances)).toEqual([])
})

test(
  'a page that was laid out ahead is forgotten when the pointer leaves the link',
  FULL,
  async ({ page }) => {
    await page.goto('/terms', { waitUntil: 'networkidle' })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Arbitrage' }).hover()
    const ahead = page.locator('[data-ahead]')
    await expect(ahead.locator('h1')).toHaveText('Arbitrage Tracker')
    await heading(page, 'Terms of Service').hover()
    await expect(ahead).toHaveCount(0)
  },
)

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

/** What is to be seen at one moment. */
interface Picture {
  title: string
  headings: string[]
  balances: string[]
  scrolled: number
  headerPadding: string
}

/** Has the page note what is to be seen once everything has heard of the next press, and in each frame from then on. */
function noteFromPress(page: Page) {
  return page.evaluate(() => {
    const pictures: Picture[] = []
    const shown = (words: RegExp) =>
      [...document.querySelectorAll('main *')].filter(
        (element) =>
          element.childElementCount === 0 &&
          words.test(element.textContent) &&
          element.checkVisibility({ visibilityProperty: true }),
      )
    const note = () => {
      const header = document.querySelector('header')
      pictures.push({
        title: document.title,
        headings: shown(/./).flatMap(({ localName, textContent }) =>
          localName === 'h1' ? [textContent] : [],
        ),
        balances: shown(/38,250\.10/).map(({ textContent }) => textContent),
        scrolled: scrollY,
        headerPadding: header ? getComputedStyle(header).paddingInlineStart : '',
      })
    }
    const noteFrames = () => {
      note()
      requestAnimationFrame(noteFrames)
    }
    window.addEventListener('click', noteFrames, { once: true })
    Reflect.set(window, 'pictures', pictures)
  })
}

function notedPictures(page: Page) {
  return page.evaluate(() => Reflect.get(window, 'pictures') as Picture[])
}
