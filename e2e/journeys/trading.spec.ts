import type { Page } from '@playwright/test'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { expectAlert, expectToast } from '../site/toast'
import { heading } from './header'
import { enter, press, tabTo, typeInto } from './keyboard'
import { requestedPaths } from './watch'
import { FULL } from '../site/tiers'

test('spot trading shows its market and that trading is yet to come', async ({ page }) => {
  await page.goto('/trading/spot')
  await expect(page.getByRole('heading', { name: 'Trading interface coming soon' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Market stats' }).getByRole('definition')).toHaveText([
    '$60.2B',
    '23',
    '0.1%',
  ])
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)

  await press(page, market(page, 'ADA/USDT'))
  await expect(page.getByText('Ready to trade ADA/USDT')).toBeVisible()
  await expect(market(page, 'ADA/USDT')).toBeFocused()
  await press(page, market(page, 'BTC/USDT'))
  await expect(page.getByText('Ready to trade')).toHaveCount(0)
})

test('a futures order has a price for limit only, 10x at first, and two sides, by keyboard', async ({
  page,
}) => {
  await page.goto('/trading/futures')
  const leverage = page.getByRole('radiogroup', { name: 'Leverage' })
  const price = page.getByLabel('Price', { exact: true })
  await expect(leverage.getByRole('radio')).toHaveText(['1x', '5x', '10x', '20x', '50x', '100x'])
  await expect(leverage.getByRole('radio', { checked: true })).toHaveText('10x')

  await tabTo(page, page.getByRole('tab', { name: 'Long' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Open Short' })).toBeVisible()
  await expect(page).toHaveURL('/trading/futures?side=short')

  await tabTo(page, leverage.getByRole('radio', { name: '10x' }))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, page.getByRole('radio', { name: 'Market', exact: true }))
  await expect(price).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await typeInto(page, price, '40000')
  await typeInto(page, page.getByLabel('Amount'), '0.5')
  await expect(page.getByRole('region', { name: 'Place order' }).getByRole('definition')).toHaveText([
    '$20,000.00',
    '$1,000.00',
  ])

  await page.getByRole('radio', { name: 'Limit' }).press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Stop' })).toBeFocused()
  await expect(price).toBeHidden()
})

test('futures positions show profit and loss, or a message that there are none', FULL, async ({ page }) => {
  await pauseLivePrices(page)
  await page.goto('/trading/futures')
  const positions = page.getByRole('region', { name: 'Open positions' })
  await expect(positions.getByRole('row').nth(2)).toHaveText(
    'ETH/USDTShort 5x3.5 ETH$1,725.64$2,465.20$2,420.50+$156.45+9.07%',
  )
  await press(page, market(page, 'ADA/USDT'))
  await positions.getByRole('radio', { name: 'All markets' }).press('ArrowRight')
  await expect(positions.getByText('No open positions')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL('/trading/futures?market=ADA&positions=market')
  await expect(positions.getByText('No open positions')).toBeVisible()
})

test('margin trading shows 40% of the capacity used, and borrows under its second tab', async ({ page }) => {
  await page.goto('/trading/margin')
  await expect(page.getByText('40% used')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Borrowing capacity' })).toHaveAttribute('value', '40')
  for (const [pair, most] of [
    ['BTC/USDT', 'Max 3x'],
    ['ETH/USDT', 'Max 5x'],
    ['BNB/USDT', 'Max 3x'],
    ['ADA/USDT', 'Max 2x'],
    ['SOL/USDT', 'Max 3x'],
  ] as const)
    await expect(market(page, pair)).toContainText(most)

  await tabTo(page, page.getByRole('tab', { name: 'Trade' }))
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/trading/margin?tab=borrow')
  await page.getByRole('combobox', { name: 'Asset' }).selectOption('ETH')
  await typeInto(page, page.getByLabel('Amount'), '2')
  await expect(page.getByRole('tabpanel').getByRole('definition')).toHaveText(['0.018%', '0.00036 ETH'])
  await expect(page.getByRole('button', { name: 'Borrow ETH' })).toBeEnabled()

  await press(page, market(page, 'SOL/USDT'))
  const borrowed = page.getByRole('region', { name: 'Borrowed assets' })
  await borrowed.getByRole('radio', { name: 'All assets' }).press('ArrowRight')
  await expect(borrowed.getByText('No borrowed assets')).toBeVisible()
})

test('the buttons of P2P trading are there, and do nothing', FULL, async ({ page }) => {
  await page.goto('/trading/p2p')
  await expect(heading(page, 'P2P Trading')).toBeVisible()
  await started(page)
  await page.waitForLoadState('networkidle')
  const main = page.getByRole('main')
  const buttons = [
    main.getByRole('button', { name: 'Create Sell Offer' }),
    main.getByRole('button', { name: 'Create Buy Offer' }),
    ...(await main.getByRole('button', { name: /^Trade Now with / }).all()),
  ]
  expect(buttons).toHaveLength(10)
  const before = await main.innerText()
  const requested = requestedPaths(page)
  for (const button of buttons) {
    await button.focus()
    await page.keyboard.press('Enter')
  }
  expect(await main.innerText()).toBe(before)
  expect(requested()).toEqual([])
  await expect(page).toHaveURL('/trading/p2p')
})

test('P2P offers are filtered in the address, and the filters cleared', FULL, async ({ page }) => {
  await page.goto('/trading/p2p?payment=Wise&sellers=online&sort=price')
  const offers = page.getByRole('table', { name: 'Offers' })
  await expect(page.getByRole('status').filter({ hasText: 'offers' })).toHaveText('1 of 8 offers')
  await expect(offers.getByRole('row').nth(1)).toHaveText(
    'NordicCoinsOnline4.88631.20 BTC$51,870.00$43,225.00WiseTrade Now',
  )
  await page.getByRole('combobox', { name: 'Payment method' }).selectOption('PayPal')
  await press(page, page.getByRole('button', { name: 'Clear filters' }))
  await expect(page).toHaveURL('/trading/p2p?sort=price')
  await expect(offers.getByRole('row').nth(1)).toContainText('OldFaithful')
})

test('a swap is quoted at the demonstration rate, reversed, answered, and not recorded', async ({ page }) => {
  await page.goto('/trading/swap')
  const amount = page.getByLabel('Amount')
  const received = page.getByLabel('You receive')
  const swap = page.getByRole('main').getByRole('button', { name: 'Swap', exact: true })
  await expect(page.getByText('A demonstration rate: it is the same whatever the coins.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('definition')).toHaveText([
    '1 BTC = 15.245 ETH',
    '0.1%',
    '0.001 BTC',
  ])
  for (const side of ['From', 'To'])
    await expect(page.getByLabel(side, { exact: true }).getByRole('option')).toHaveCount(8)

  await expect(swap).toBeDisabled()
  await typeInto(page, amount, '2')
  await expect(received).toHaveValue('30.45951000')
  await press(page, page.getByRole('button', { name: 'Exchange from and to' }))
  await expect(amount).toHaveValue('')
  await expect(received).toHaveValue('')
  await expect(page).toHaveURL('/trading/swap?from=ETH&to=BTC')

  await amount.focus()
  await page.keyboard.type(' ')
  await page.keyboard.press('Enter')
  await expectAlert(page, 'Missing information', 'Please fill in all required fields.')
  await enter(amount, '1')
  await amount.press('Enter')
  await expectToast(page, 'Swap executed', 'Successfully swapped 1 ETH for 15.22975500 BTC')
  await expect(page.getByText('No swap history yet')).toBeVisible()
})

for (const path of ['/trading/spot', '/trading/futures'])
  test(`${path} has a sample book and recent trades to look at [TRD-123]`, FULL, async ({ page }) => {
    await page.goto(path)
    const book = page.getByRole('region', { name: 'Order book and trades' })
    await expect(book.getByText('Sample data')).toBeVisible()
    await expect(book.getByRole('table', { name: 'Order book' }).getByRole('row')).toHaveCount(12)
    await press(page, book.getByRole('tab', { name: 'Order book' }))
    await page.keyboard.press('ArrowRight')
    await expect(book.getByRole('table', { name: 'Recent trades' }).getByRole('row')).toHaveCount(13)
    await expect(book.getByRole('button')).toHaveCount(0)
  })

/** A market in the list next to the columns. */
function market(page: Page, pair: string) {
  return page.getByRole('region', { name: 'Markets' }).getByRole('button', { name: pair })
}

/** Pauses prices from the start, as if an earlier visit had paused them. */
async function pauseLivePrices(page: Page) {
  await page.goto('/features/prices')
  await page.getByRole('button', { name: 'Pause live prices' }).click()
  await expect(page.getByRole('button', { name: 'Resume live prices' })).toBeVisible()
}

for (const path of ['/trading/spot', '/trading/futures', '/trading/margin'])
  test(
    `on a desk every market of ${path} has its name whole, in a row as high as the others`,
    FULL,
    async ({ page }) => {
      await page.goto(path)
      const names = page
        .getByRole('main')
        .getByRole('button')
        .getByText(/^[A-Z]+\/USDT$/)
      await expect(names.first()).toBeVisible()
      const rows = await names.evaluateAll((found) =>
        found.map((name) => ({
          isCut: name.scrollWidth > name.clientWidth,
          height: name.closest('button')?.clientHeight,
        })),
      )
      expect(rows.length).toBeGreaterThan(4)
      expect(rows).toEqual(rows.map(() => ({ isCut: false, height: rows[0]?.height })))
    },
  )
