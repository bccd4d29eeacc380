import type { Locator, Page } from '@playwright/test'
import { tabTo, typeInto } from '../journeys/keyboard'
import { PHONE } from '../site/devices'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { FULL, fullUnless } from '../site/tiers'

/** Under reduced motion, a sentence replaces the pause button. */
const NARROW = { ...PHONE, viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' } as const

/** CSS pixels from the window's upper edge: the row with market and price, and the chart below it. */
const ROW = { top: 104, height: 56 }
const CHART_TOP = ROW.top + ROW.height

/** Milliseconds after which an open page has queried the site's release. */
const LONGER_THAN_A_QUERY_MS = 7 * 60_000

const ROUTES = ['/trading/spot', '/trading/futures', '/trading/margin', '/trading/charts']

for (const device of [PHONE, NARROW])
  for (const path of ROUTES)
    test(
      `${path} begins its chart at ${CHART_TOP} px of a phone of ${device.viewport.width} px, also before its scripts run [TRD-118]`,
      fullUnless(device === PHONE && path === '/trading/futures'),
      async ({ openAs }) => {
        const { page: still } = await openAs('visitor', { ...device, javaScriptEnabled: false })
        await still.goto(path)
        const before = await placesOf(still)
        const { page } = await openAs('visitor', device)
        await page.goto(path)
        await started(page)
        expect(await placesOf(page)).toEqual(before)
        expect(before).toEqual({ row: ROW, chart: CHART_TOP })
      },
    )

test(
  'timeframes and the link to the charts share a line of the narrowest phone, as touch targets of 44 px [TRD-115]',
  FULL,
  async ({ openAs }) => {
    const { page } = await openAs('visitor', NARROW)
    for (const path of ['/trading/spot', '/trading/futures', '/trading/margin']) {
      await page.goto(path)
      await started(page)
      const line = await boxOf(page.getByRole('radiogroup', { name: 'Timeframe' }))
      const link = await boxOf(page.getByRole('link', { name: 'Open in Charts', exact: true }))
      expect.soft(link.y, path).toBeGreaterThanOrEqual(line.y)
      expect.soft(link.y + link.height, path).toBeLessThanOrEqual(line.y + line.height)
      expect.soft(Math.min(link.width, link.height), path).toBeGreaterThanOrEqual(44)
      expect.soft(link.x, path).toBeGreaterThanOrEqual(line.x + line.width)
    }
  },
)

test('the market of a phone is chosen from the list behind its row, by touch [TRD-125]', async ({
  openAs,
}) => {
  const { page } = await openAs('visitor', PHONE)
  await page.goto('/trading/charts')
  await started(page)
  await page.getByRole('button', { name: 'Market BTC/USDT' }).tap()
  const list = page.getByRole('dialog', { name: 'Markets' })
  await list.getByRole('searchbox', { name: 'Search markets' }).fill('sol')
  const row = list.getByRole('button', { name: /^SOL\/USDT/ })
  expect((await boxOf(row)).height).toBe(56)
  await row.tap()
  await expect(list).toBeHidden()
  await expect(page).toHaveURL('/trading/charts?asset=SOL')
  await expect(page.getByRole('button', { name: 'Market SOL/USDT' })).toBeFocused()
})

test(
  'rows of the list of markets are 36 px high for a mouse, in both densities and the wider fallback font [TRD-121]',
  FULL,
  async ({ page }) => {
    await page.route(/\.woff2$/, (route) => route.abort())
    for (const density of ['Comfortable', 'Compact']) {
      await page.goto('/trading/futures')
      await started(page)
      await page.getByRole('radio', { name: density }).click()
      const rows = page.getByRole('region', { name: 'Markets' }).getByRole('listitem')
      await expect(rows).toHaveCount(8)
      for (const row of await rows.all()) expect((await boxOf(row)).height, density).toBe(36)
    }
  },
)

test('an order is typed into the sheet behind Short by keyboard, kept, and taken up by Long [TRD-126]', async ({
  openAs,
}) => {
  const { page } = await openAs('visitor', PHONE)
  await page.goto('/trading/futures')
  const short = page.getByRole('button', { name: 'Short', exact: true })
  const sheet = page.getByRole('dialog', { name: 'Place order' })
  await tabTo(page, short)
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused()
  await expect(page).toHaveURL('/trading/futures?side=short')
  await typeInto(page, sheet.getByLabel('Amount'), '0.5')
  await expect(sheet.getByRole('button', { name: 'Open Short' })).toBeVisible()
  const scrolled = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 600)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(short).toBeFocused()

  await page.getByRole('button', { name: 'Long', exact: true }).tap()
  await expect(sheet.getByLabel('Amount')).toHaveValue('0.5')
  await expect(sheet.getByRole('button', { name: 'Open Long' })).toBeVisible()
  // Above the sheet.
  await page.touchscreen.tap(195, 20)
  await expect(sheet).toBeHidden()
})

test(
  'the sheet of margin trading trades with its side, and borrows under its second tab [TRD-126]',
  FULL,
  async ({ openAs }) => {
    const { page } = await openAs('visitor', PHONE)
    await page.goto('/trading/margin?tab=borrow')
    await started(page)
    await page.getByRole('button', { name: 'Sell', exact: true }).tap()
    const sheet = page.getByRole('dialog', { name: 'Trade or borrow' })
    await expect(sheet.getByRole('button', { name: 'Sell BTC' })).toBeVisible()
    await sheet.getByRole('tab', { name: 'Borrow/Repay' }).tap()
    await sheet.getByLabel('Amount').fill('100')
    await expect(sheet.getByRole('definition').last()).toHaveText('0.02 USDT')
  },
)

test('the buttons of the ticket cover no control that has the focus [TRD-126]', FULL, async ({ openAs }) => {
  const { page } = await openAs('visitor', PHONE)
  await page.goto('/trading/futures')
  await started(page)
  const bar = await boxOf(page.getByRole('group', { name: 'Place order' }))
  expect(bar.y + bar.height).toBe(PHONE.viewport.height)
  await page.getByRole('button', { name: 'Short', exact: true }).focus()
  for (let stops = 0; stops < 45; stops++) {
    await page.keyboard.press('Tab')
    const bottom = await page.evaluate(() => {
      const { activeElement, body } = document
      // After the last control the page itself has the focus, and the bar covers none of its own.
      const isOther =
        activeElement && activeElement !== body && !activeElement.closest('[role=group]:has([aria-haspopup])')
      return isOther ? activeElement.getBoundingClientRect().bottom : 0
    })
    expect(bottom).toBeLessThanOrEqual(bar.y)
  }
})

test(
  'the notice of a new version is above the buttons of the ticket at every width, and at the edge of other pages [TRD-126]',
  FULL,
  async ({ openAs }) => {
    const { page } = await openAs('visitor', PHONE)
    await page.route('**/release.json', (route) => route.fulfill({ json: { release: 'r0123456789abcdef' } }))
    await page.clock.install()
    await page.goto('/trading/futures')
    await started(page)
    await page.clock.fastForward(LONGER_THAN_A_QUERY_MS)
    const notice = page.getByRole('region', { name: 'New version' })
    const later = notice.getByRole('button', { name: 'Later' })
    const long = page.getByRole('button', { name: 'Long', exact: true })
    await notice.waitFor()
    for (const width of [320, PHONE.viewport.width, 700]) {
      await page.setViewportSize({ ...PHONE.viewport, width })
      await long.tap({ trial: true })
      await later.tap({ trial: true })
      const bar = await boxOf(page.getByRole('group', { name: 'Place order' }))
      await expect.poll(() => bottomOf(notice), `at ${width} px`).toBeLessThan(bar.y)
    }

    await page.evaluate(() => {
      history.pushState(null, '', '/trading/p2p')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(long).toBeHidden()
    await expect.poll(() => bottomOf(notice)).toBe(PHONE.viewport.height - 24)
  },
)

test(
  'with text of 200 % the sheet scrolls, and no part of it is out of reach [TRD-126]',
  FULL,
  async ({ openAs }) => {
    const { page } = await openAs('visitor', NARROW)
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await page.goto('/trading/futures')
    await started(page)
    await page.getByRole('button', { name: 'Long', exact: true }).tap()
    const sheet = page.getByRole('dialog', { name: 'Place order' })
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    const submit = sheet.getByRole('button', { name: 'Open Long' })
    await submit.scrollIntoViewIfNeeded()
    await expect(submit).toBeInViewport({ ratio: 1 })
    expect(await sheet.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  },
)

/** Where the row with market and price is, and where the chart begins. */
async function placesOf(page: Page) {
  const market = await boxOf(page.getByRole('button', { name: /^Market / }))
  const chart = await boxOf(page.getByRole('region', { name: 'BTC/USDT chart' }))
  return { row: { top: market.y, height: market.height }, chart: chart.y }
}

async function bottomOf(element: Locator) {
  const { y, height } = await boxOf(element)
  return y + height
}

async function boxOf(element: Locator) {
  await element.waitFor()
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not shown')
  return box
}
