import type { Page } from '@playwright/test'
import { DESKTOP, PHONE } from '../site/devices'
import { FRAME_MS } from '../site/frame'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { press } from './keyboard'
import { FULL } from '../site/tiers'

const TICK_MS = 3000

test('a tick of the live prices repaints the cells of price and change and the movers, and nothing else', async ({
  page,
}) => {
  await openWithStoppedClock(page)
  await page.evaluate(() => {
    const records: MutationRecord[] = []
    const observer = new MutationObserver((news) => records.push(...news))
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    const rows = [...document.querySelectorAll('main [role=row]')]
    Object.assign(window, {
      repainted: () => {
        records.push(...observer.takeRecords())
        const places = records.map(({ target }) => {
          const element = target instanceof Element ? target : target.parentElement
          // The movers above the table show two of its changes.
          const place = element?.closest('[data-label], section[aria-label]')
          return place?.getAttribute('data-label') ?? place?.ariaLabel ?? element?.outerHTML
        })
        return { cells: [...new Set(places)].sort(), sameRows: rows.every(({ isConnected }) => isConnected) }
      },
    })
  })

  await page.clock.runFor(TICK_MS)
  await expect(coin(page, 'Bitcoin')).not.toContainText('$43,250.00')
  expect(await page.evaluate('repainted()')).toEqual({
    cells: ['24h change', 'Movers', 'Price'],
    sameRows: true,
  })
})

test('live prices are paused, which lasts through a reload, and go on', async ({ page }) => {
  await openWithStoppedClock(page)
  await press(page, page.getByRole('button', { name: 'Pause live prices' }))
  await page.clock.runFor(10 * TICK_MS)
  await expect(coin(page, 'Bitcoin')).toContainText('$43,250.00')

  await page.reload()
  await started(page)
  await page.clock.runFor(10 * TICK_MS)
  await expect(coin(page, 'Bitcoin')).toContainText('$43,250.00')
  await press(page, page.getByRole('button', { name: 'Resume live prices' }))
  await page.clock.runFor(TICK_MS)
  await expect(coin(page, 'Bitcoin')).not.toContainText('$43,250.00')
})

test('live prices are sorted in the address', FULL, async ({ page }) => {
  await page.goto('/features/prices')
  const change = page.getByRole('columnheader', { name: '24h change' })
  await press(page, change.getByRole('button'))
  await expect(page).toHaveURL('/features/prices?sort=-change')
  await expect(page.getByRole('rowheader').first()).toHaveText('SOL Solana')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/features/prices?sort=change')

  await page.reload()
  await started(page)
  await expect(change).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('rowheader')).toHaveText([
    'DOGE Dogecoin',
    'XRP',
    'BNB',
    'ETH Ethereum',
    'BTC Bitcoin',
    'AVAX Avalanche',
    'ADA Cardano',
    'SOL Solana',
  ])
})

test('favorites are kept in this browser and shown alone', FULL, async ({ page }) => {
  await page.goto('/features/prices?show=favorites')
  await expect(page.getByText('No favorites yet. Mark a coin with the star to find it here.')).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Show all coins' }))
  await press(page, page.getByRole('button', { name: 'Favorite Solana' }), 'Space')
  await press(page, page.getByRole('button', { name: 'Favorite Dogecoin' }), 'Space')

  await page.reload()
  await started(page)
  await expect(page.getByRole('button', { name: /^Favorite /, pressed: true })).toHaveCount(2)
  await page.getByRole('radio', { name: 'All coins' }).press('ArrowRight')
  await expect(page).toHaveURL('/features/prices?show=favorites')
  await expect(page.getByRole('rowheader')).toHaveText(['SOL Solana', 'DOGE Dogecoin'])
})

/** Opens live prices with the clock stopped: time passes only when a test lets it. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install({ time: '2024-03-15T12:00:00Z' })
  await page.clock.pauseAt('2024-03-15T12:00:01Z')
  await page.goto('/features/prices')
  await expect(coin(page, 'Bitcoin')).toContainText('$43,250.00')
  await started(page)
  // The page has waited with its files for a frame, which has no time of its own.
  await page.clock.runFor(FRAME_MS)
}

function coin(page: Page, name: string) {
  return page.getByRole('row', { name })
}

test(
  'a click anywhere in a row opens the chart of its coin on desktops, and a tap its market on phones [LST-16]',
  FULL,
  async ({ openAs }) => {
    const { page: desk } = await openAs('visitor', DESKTOP)
    await desk.goto('/features/prices')
    await started(desk)
    await desk.getByRole('row', { name: /SOL/ }).getByText('$2.8B').click()
    await expect(desk).toHaveURL('/trading/charts?asset=SOL')
    await desk.goBack()
    await desk.getByRole('row', { name: /DOGE/ }).getByText('$11.7B').click()
    await expect(desk).toHaveURL('/trading/charts?asset=DOGE')

    const { page: phone } = await openAs('visitor', PHONE)
    await phone.goto('/features/prices')
    await started(phone)
    await expect(phone.getByRole('link', { name: 'Chart of Solana' })).toHaveCount(0)
    const row = await phone.getByRole('row', { name: /SOL/ }).boundingBox()
    await phone.touchscreen.tap((row?.x ?? 0) + (row?.width ?? 0) / 2, (row?.y ?? 0) + (row?.height ?? 0) / 2)
    await expect(phone).toHaveURL('/trading/spot')
  },
)
