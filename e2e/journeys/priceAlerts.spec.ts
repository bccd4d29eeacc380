import type { Page } from '@playwright/test'
import { PHONE } from '../site/devices'
import { FRAME_MS } from '../site/frame'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { expectToast } from '../site/toast'
import { heading } from './header'
import { enter, press, typeInto } from './keyboard'
import { FULL } from '../site/tiers'

const TICK_MS = 3000

test('alerts are made in capitals, counted, switched and deleted, and the focus stays where the work is', async ({
  openAs,
}) => {
  const { page } = await openAs('trader')
  await page.goto('/features/alerts')
  await expectCounts(page, ['4', '2', '1'], '4 alerts, 2 active, 1 triggered')

  await createAlert(page, ' dot ', '9.5')
  await expect(alerts(page).first()).toContainText('DOT above $9.50')
  await expect(alerts(page).first()).toContainText('Active')
  await expectCounts(page, ['5', '3', '1'], '5 alerts, 3 active, 1 triggered')
  await expect(symbol(page)).toBeFocused()
  await expect(symbol(page)).toHaveValue('')

  await press(page, page.getByRole('switch', { name: 'Watch DOT above $9.50' }), 'Space')
  await expect(alerts(page).first()).toContainText('Inactive')
  await expectCounts(page, ['5', '2', '1'], '5 alerts, 2 active, 1 triggered')

  await press(page, page.getByRole('button', { name: 'Delete DOT above $9.50' }))
  for (const next of [
    'BTC above $45,000.00',
    'ETH below $2,300.00',
    'SOL above $95.00',
    'ADA below $0.4200',
  ]) {
    await expect(page.getByRole('button', { name: `Delete ${next}` })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText('No alerts set up yet. Create your first alert above.')).toBeVisible()
  await expect(symbol(page)).toBeFocused()
  await expectCounts(page, ['0', '0', '0'], '0 alerts, 0 active, 0 triggered')
})

test(
  'an alert without a symbol, or with a price that is no number, does not come to be',
  FULL,
  async ({ openAs }) => {
    const { page } = await openAs('trader')
    await page.goto('/features/alerts')
    const create = page.getByRole('button', { name: 'Create alert' })
    await expect(create).toBeDisabled()
    for (const [coin, price] of [
      ['  ', '100'],
      ['BTC', ' '],
      ['BTC', 'much'],
    ] as const) {
      await enter(symbol(page), coin)
      await enter(page.getByLabel('Price', { exact: true }), price)
      await expect(create).toBeEnabled()
      await press(page, create)
      await expect(alerts(page)).toHaveCount(4)
      await expect(create, 'nothing happens').toBeFocused()
    }
  },
)

test('the demonstration price triggers an alert, with a toast', async ({ openAs }) => {
  const { page } = await openAs('trader')
  await page.clock.install()
  await risingPrices(page)
  await page.goto('/features/alerts')
  await expect(alerts(page)).toHaveCount(4)
  await started(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Delete SOL above $95.00' }).press('Enter')

  await createAlert(page, 'eth', '2421')
  await createAlert(page, 'eth', '2430')
  await page.clock.runFor(TICK_MS)
  await expectToast(page, 'Price alert triggered', 'ETH above $2,421.00')
  await expect(alerts(page).nth(1)).toHaveText('ETH above $2,421.00Now: $2,421.47Triggered')
  await expect(alerts(page).nth(0)).toHaveText('ETH above $2,430.00Now: $2,421.47 · 0.35% awayActive')
  await expectCounts(page, ['5', '3', '1'], '5 alerts, 3 active, 1 triggered')
})

test(
  'an alert that triggers while the trader is on another page shows a toast there [TRD-106]',
  FULL,
  async ({ openAs }) => {
    const { page } = await openAs('trader')
    await page.clock.install()
    await risingPrices(page)
    await page.goto('/features/alerts')
    await started(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await createAlert(page, 'eth', '2421')
    await expect(alerts(page)).toHaveCount(5)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).press('Enter')
    // React delays the loading state of the next screen by up to 300 ms.
    await page.clock.runFor(300)
    await expect(heading(page, 'Contact Us')).toBeVisible()
    // The focus waits for the page's frame.
    await page.clock.runFor(FRAME_MS)
    await expect(heading(page, 'Contact Us')).toBeFocused()
    await page.clock.runFor(TICK_MS)
    await expectToast(page, 'Price alert triggered', 'ETH above $2,421.00')
  },
)

test(
  'a coin is chosen by arrow keys or by finger from those that are suggested [TRD-105]',
  FULL,
  async ({ openAs }) => {
    const { page } = await openAs('trader', PHONE)
    await page.goto('/features/alerts')
    await started(page)
    await symbol(page).focus()
    await page.keyboard.type('car')
    const coins = page.getByRole('listbox', { name: 'Coins' })
    await expect(coins.getByRole('option')).toHaveText([/^ADA Cardano/])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(symbol(page)).toHaveValue('ADA')
    await symbol(page).fill('')
    await coins.getByRole('option', { name: /^SOL/ }).tap()
    await expect(symbol(page)).toHaveValue('SOL')
    await expect(symbol(page)).toBeFocused()
    await expect(coins).toBeHidden()
  },
)

test('notifications are switched', FULL, async ({ openAs }) => {
  const { page } = await openAs('trader')
  await page.goto('/features/alerts')
  for (const [name, before] of [
    ['E-mail notifications', true],
    ['Push notifications', true],
    ['SMS notifications', false],
  ] as const) {
    const control = page.getByRole('switch', { name })
    await expect(control).toBeChecked({ checked: before })
    await press(page, control, 'Space')
    await expect(control).toBeChecked({ checked: !before })
  }
})

/** Lets chance always say the same: every tick puts prices 0.04 % above the sample. */
async function risingPrices(page: Page) {
  await page.addInitScript(() => {
    Math.random = () => 0.9
  })
}

function symbol(page: Page) {
  return page.getByLabel('Coin symbol')
}

function alerts(page: Page) {
  return page.getByRole('region', { name: 'Your alerts' }).getByRole('listitem')
}

async function createAlert(page: Page, coin: string, price: string) {
  await symbol(page).focus()
  await page.keyboard.type(coin)
  await typeInto(page, page.getByLabel('Price', { exact: true }), price)
  await page.keyboard.press('Enter')
}

async function expectCounts(page: Page, figures: string[], announced: string) {
  const statistics = page.getByRole('region', { name: 'Statistics' })
  await expect(statistics.getByRole('definition')).toHaveText(figures)
  await expect(statistics.getByRole('status')).toHaveText(announced)
}
