import type { Page } from '@playwright/test'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { heading } from './header'
import { tabTo } from './keyboard'
import { FULL } from '../site/tiers'

const FIRST = 'See the spread across 50+ exchanges'
const SECOND = 'Spot, futures, margin and P2P in one place'
const THIRD = 'Live prices, and a wallet that keeps up'

const SLIDE_MS = 5000
const TICK_MS = 3000

test.describe('the hero', () => {
  test('shows each slide for five seconds and begins again', async ({ page }) => {
    await openWithStoppedClock(page)
    for (const slide of [SECOND, THIRD, FIRST]) {
      await page.clock.runFor(SLIDE_MS - 1)
      await expect(slideOf(page, slide)).toBeHidden()
      await page.clock.runFor(1)
      await expect(slideOf(page, slide)).toBeVisible()
    }
  })

  test('has a panel that follows the slide, as high with each [MKT-29]', FULL, async ({ page }) => {
    await openWithStoppedClock(page)
    const panel = page.getByRole('region', { name: 'Live price panel' })
    const height = async () => (await panel.boundingBox())?.height
    const first = await height()
    await expect(panel.getByText('Sell on Coinbase')).toBeVisible()
    await page.getByRole('button', { name: `Slide 2: ${SECOND}` }).click()
    await expect(panel.getByRole('link', { name: 'Margin' })).toBeVisible()
    await expect(panel.getByText('Sell on Coinbase')).toBeHidden()
    await page.getByRole('button', { name: `Slide 3: ${THIRD}` }).click()
    await expect(panel.getByRole('img', { name: /^BTC over the last 24 hours/ })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Margin' })).toBeHidden()
    expect(await height()).toBe(first)
  })

  test('shows the slide of a dot for a whole turn', FULL, async ({ page }) => {
    await openWithStoppedClock(page)
    await page.clock.runFor(SLIDE_MS - 1)
    await page.getByRole('button', { name: `Slide 3: ${THIRD}` }).click()
    await expect(slideOf(page, THIRD)).toBeVisible()
    await leave(page)
    await page.clock.runFor(SLIDE_MS - 1)
    await expect(slideOf(page, THIRD)).toBeVisible()
    await page.clock.runFor(1)
    await expect(slideOf(page, FIRST)).toBeVisible()
  })

  test('stops moving under the pointer and while it has the keyboard focus', FULL, async ({ page }) => {
    await openWithStoppedClock(page)
    await slideOf(page, FIRST).hover()
    await page.clock.runFor(3 * SLIDE_MS)
    await expect(slideOf(page, FIRST)).toBeVisible()
    await leave(page)
    await page.clock.runFor(SLIDE_MS)
    await expect(slideOf(page, SECOND)).toBeVisible()

    await tabTo(page, page.getByRole('link', { name: 'Go to spot trading' }))
    await page.clock.runFor(3 * SLIDE_MS)
    await expect(slideOf(page, SECOND)).toBeVisible()
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Login' }))
    await page.clock.runFor(SLIDE_MS)
    await expect(slideOf(page, THIRD)).toBeVisible()
  })

  test('can be paused, which lasts through a reload, and resumed', FULL, async ({ page }) => {
    await openWithStoppedClock(page)
    await page.getByRole('button', { name: 'Pause slide show' }).click()
    await leave(page)
    await page.clock.runFor(3 * SLIDE_MS)
    await expect(slideOf(page, FIRST)).toBeVisible()

    await page.reload()
    await started(page)
    await expect(page.getByRole('button', { name: 'Resume slide show' })).toBeVisible()
    await page.clock.runFor(3 * SLIDE_MS)
    await expect(slideOf(page, FIRST)).toBeVisible()
    await page.getByRole('button', { name: 'Resume slide show' }).click()
    await leave(page)
    await page.clock.runFor(SLIDE_MS)
    await expect(slideOf(page, SECOND)).toBeVisible()
  })
})

test('nothing moves by itself for who prefers less motion, and dots still pick', FULL, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWithStoppedClock(page)
  await expect(page.getByText('Prices are paused: your system asks for less motion')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Pause|Resume) / })).toHaveCount(0)
  await page.clock.runFor(12 * SLIDE_MS)
  await expect(slideOf(page, FIRST)).toBeVisible()
  await expect(bitcoin(page)).toContainText('$43,250.00')

  await page.getByRole('button', { name: `Slide 2: ${SECOND}` }).click()
  await expect(slideOf(page, SECOND)).toBeVisible()
})

test.describe('the market overview', () => {
  test('has its markets under four tabs, which the address keeps', async ({ page }) => {
    await page.goto('/')
    await expect(markets(page)).toHaveCount(12)
    await tabTo(page, page.getByRole('tab', { name: 'Popular' }))
    for (const [tab, address, members] of [
      ['New', '/?tab=new', ['XRP', 'ADA', 'AVAX', 'DOGE']],
      ['Growth', '/?tab=growth', ['BTC', 'SOL', 'ADA', 'AVAX', 'DOT']],
      ['Decline', '/?tab=decline', ['BNB', 'XRP', 'DOGE', 'LINK', 'UNI']],
    ] as const) {
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('tab', { name: tab })).toBeFocused()
      await expect(page).toHaveURL(address)
      await expect(markets(page)).toHaveText(members.map((coin) => new RegExp(`^${coin}/USDT`)))
    }

    await page.reload()
    await started(page)
    await expect(page.getByRole('tab', { name: 'Decline' })).toHaveAttribute('aria-selected', 'true')
    await expect(markets(page)).toHaveCount(5)
    await page.getByRole('link', { name: 'Trade UNI/USDT' }).click()
    await expect(page.getByText('Ready to trade UNI/USDT')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/?tab=decline')
    await expect(markets(page)).toHaveCount(5)
    await page.getByRole('tab', { name: 'Popular' }).click()
    await expect(page).toHaveURL('/')
  })

  test('keeps its rows and their order while its prices move', FULL, async ({ page }) => {
    await openWithStoppedClock(page, '/?tab=growth&sort=-change')
    const members = ['SOL', 'DOT', 'ADA', 'AVAX', 'BTC'].map((coin) => new RegExp(`^${coin}/USDT`))
    await expect(markets(page)).toHaveText(members)
    await page.clock.runFor(20 * TICK_MS)
    await expect(bitcoin(page)).not.toContainText('$43,250.00')
    await expect(markets(page)).toHaveText(members)
  })

  test(
    'stops moving under the pointer, while it has the keyboard focus, and by its button',
    FULL,
    async ({ page }) => {
      await openWithStoppedClock(page)
      await bitcoin(page).hover()
      await expectStill(page)
      await leave(page)
      await expectMoving(page)

      await tabTo(page, page.getByRole('link', { name: 'Trade BTC/USDT' }))
      await expectStill(page)
      await heading(page, 'AI-powered crypto trading').focus()
      await expectMoving(page)

      const overview = page.getByRole('region', { name: 'Market overview' })
      await overview.getByRole('button', { name: 'Pause live prices' }).click()
      await leave(page)
      await expectStill(page)
      await page.reload()
      await started(page)
      await expectStill(page)
      await overview.getByRole('button', { name: 'Resume live prices' }).click()
      await leave(page)
      await expectMoving(page)
    },
  )

  test('is a list of short rows on a phone, with all that its table has [MKT-26]', FULL, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const row = page.getByRole('row', { name: /^Favorite Bitcoin BTC\/USDT Bitcoin · \$28\.5B/ })
    for (const value of ['$43,250.00', '+2.45%', 'Trade'])
      await expect(row.getByText(value, { exact: true })).toBeVisible()
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(80)
  })
})

/** Opens the landing page with its clock stopped: time passes only when a test lets it. */
async function openWithStoppedClock(page: Page, path = '/') {
  await page.clock.install({ time: '2024-03-15T12:00:00Z' })
  await page.clock.pauseAt('2024-03-15T12:00:01Z')
  await page.goto(path)
  await expect(page.getByRole('tab', { name: 'Popular' })).toBeVisible()
  await started(page)
}

function slideOf(page: Page, title: string) {
  return page.getByRole('heading', { level: 2, name: title })
}

function markets(page: Page) {
  return page.getByRole('rowheader')
}

function bitcoin(page: Page) {
  return page.getByRole('row', { name: /^Favorite Bitcoin BTC\/USDT/ })
}

/** Takes the pointer to where nothing holds still under it. */
async function leave(page: Page) {
  await page.mouse.move(2, 2)
}

async function expectStill(page: Page) {
  const before = await bitcoin(page).innerText()
  await page.clock.runFor(10 * TICK_MS)
  expect(await bitcoin(page).innerText()).toBe(before)
}

async function expectMoving(page: Page) {
  const before = await bitcoin(page).innerText()
  await page.clock.runFor(TICK_MS)
  await expect.poll(() => bitcoin(page).innerText()).not.toBe(before)
}

test('on a phone the market table follows the hero, claims are swiped, and the page is short [MKT-27]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await started(page)
  const top = async (name: string) =>
    (await page.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? Number.NaN
  expect(await top('Market overview')).toBeLessThan(await top('Live prices'))
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5500)
  // A user who tabs through the claims sees each of them.
  const last = page.getByRole('main').getByRole('link', { name: 'Referral program' })
  await last.focus()
  await expect(last).toBeInViewport()
})
