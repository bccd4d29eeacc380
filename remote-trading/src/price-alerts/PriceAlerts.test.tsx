import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { Toaster } from '@crossbook/ui'
import { render, screen, within } from '@testing-library/react'
import { createTestTicker, pass, withTicker } from '../testing/tradingTicker'
import { AlertWatchContext, createAlertWatch } from './alertWatch'
import PriceAlerts from './PriceAlerts'

expect.extend(toHaveNoViolations)

const PATH = '/features/alerts'

beforeAll(() => {
  // jsdom has no layout; newer browsers return a promise from scrolling.
  Element.prototype.scrollIntoView = jest.fn().mockResolvedValue(undefined)
})

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  trader += 1
  // Toasts end before the next test starts.
  pass(60_000)
  jest.useRealTimers()
})

/** The signed-in user. Each test has its own, with whom the previous test's watch has ended. */
let trader = 0
const whose = () => String(trader)

const open = (ticker = createTestTicker(), watch = createAlertWatch(whose)) => ({
  ticker,
  watch,
  ...renderScreen(
    withTicker(
      <AlertWatchContext value={watch}>
        <PriceAlerts />
        <Toaster />
      </AlertWatchContext>,
      ticker,
    ),
    { path: PATH },
  ),
})

type User = ReturnType<typeof open>['user']

const symbol = () => screen.getByRole('combobox', { name: 'Coin symbol' })
const price = () => screen.getByRole('textbox', { name: 'Price' })
const create = () => screen.getByRole('button', { name: 'Create alert' })
const list = () => screen.getByRole('region', { name: 'Your alerts' })
const rowOf = (name: string) =>
  within(list())
    .getByRole('switch', { name: `Watch ${name}` })
    .closest('li')
const stat = (label: string) =>
  within(screen.getByRole('region', { name: 'Statistics' })).getByText(label).nextElementSibling

async function createAlert(user: User, coin: string, condition: 'Above' | 'Below', mark: string) {
  await user.type(symbol(), coin)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Condition' }), condition)
  await user.type(price(), mark)
  await user.click(create())
}

describe('price alerts', () => {
  it('open with the sample alerts and their statistics [TRD-80]', () => {
    open()
    expect(screen.getByRole('heading', { level: 1, name: 'Price Alerts' })).toBeVisible()
    expect(rowOf('BTC above $45,000.00')).toHaveTextContent(
      'BTC above $45,000.00Now: $43,250.00 · 4.05% awayActive',
    )
    expect(rowOf('SOL above $95.00')).toHaveTextContent('Triggered')
    expect(rowOf('ADA below $0.4200')).toHaveTextContent('Inactive')
    expect(stat('Total alerts')).toHaveTextContent('4')
    expect(stat('Active')).toHaveTextContent('2')
    expect(stat('Triggered')).toHaveTextContent('1')
  })

  it('are listed newest first, and a toast confirms a new one', async () => {
    const { user } = open()
    await createAlert(user, 'dot', 'Above', '9.5')
    expect(within(list()).getAllByRole('listitem')[0]).toHaveTextContent('DOT above $9.50')
    expect(screen.getByText('Price alert created')).toBeVisible()
  })

  it('return to their place with Undo, once', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Delete ETH below $2,300.00' }))
    expect(within(list()).getAllByRole('listitem')).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(within(list()).getAllByRole('listitem')[1]).toHaveTextContent('ETH below $2,300.00')
    pass(1_000)
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  it('are created active with the symbol in capitals, the counts announced, the focus back at the symbol [TRD-81]', async () => {
    const { user } = open()
    await createAlert(user, 'xrp', 'Below', '0.5')
    expect(rowOf('XRP below $0.5000')).toHaveTextContent('Active')
    expect(screen.getByText('5 alerts, 3 active, 1 triggered')).toHaveAttribute('role', 'status')
    expect(symbol()).toHaveFocus()
    expect(symbol()).toHaveValue('')
    expect(price()).toHaveValue('')
  })

  it('cannot be created while symbol or price is empty [TRD-82]', async () => {
    const { user } = open()
    expect(create()).toBeDisabled()
    await user.type(symbol(), 'BTC')
    expect(create()).toBeDisabled()
    await user.type(price(), '1')
    expect(create()).toBeEnabled()
  })

  it.each([
    ['  ', '100'],
    ['BTC', '  '],
    ['BTC', 'abc'],
    ['BTC', '45,000'],
  ])('are not created from symbol "%s" and price "%s" [TRD-82]', async (coin, mark) => {
    const { user } = open()
    await user.type(symbol(), coin)
    await user.type(price(), `${mark}{Enter}`)
    expect(within(list()).getAllByRole('listitem')).toHaveLength(4)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('read a copied price, and a symbol without its hidden characters [TRD-81]', async () => {
    const { user } = open()
    await user.click(symbol())
    await user.paste('eth\u200b')
    expect(symbol()).toHaveValue('eth')
    await user.click(price())
    await user.paste('$2,600.50')
    await user.click(create())
    expect(rowOf('ETH above $2,600.50')).toHaveTextContent('Active')
  })

  it('show an error at the field for letters in the price [TRD-82]', async () => {
    const { user } = open()
    await user.type(price(), 'abc')
    expect(price()).toBeInvalid()
  })

  it('are switched off and on; a triggered one stays triggered [TRD-83]', async () => {
    const { user } = open()
    await user.click(screen.getByRole('switch', { name: 'Watch BTC above $45,000.00' }))
    expect(rowOf('BTC above $45,000.00')).toHaveTextContent('Inactive')
    expect(stat('Active')).toHaveTextContent('1')
    await user.click(screen.getByRole('switch', { name: 'Watch BTC above $45,000.00' }))
    expect(rowOf('BTC above $45,000.00')).toHaveTextContent('Active')
    await user.click(screen.getByRole('switch', { name: 'Watch SOL above $95.00' }))
    expect(rowOf('SOL above $95.00')).toHaveTextContent('Triggered')
  })

  it('are deleted, and the focus stays with their neighbour or goes back to the form [TRD-85]', async () => {
    const { user } = open()
    const remove = (name: string) => screen.getByRole('button', { name: `Delete ${name}` })
    await user.click(remove('BTC above $45,000.00'))
    expect(remove('ETH below $2,300.00')).toHaveFocus()
    await user.click(remove('ADA below $0.4200'))
    expect(remove('SOL above $95.00')).toHaveFocus()
    await user.click(remove('SOL above $95.00'))
    await user.click(remove('ETH below $2,300.00'))
    expect(symbol()).toHaveFocus()
    expect(screen.getByText('No alerts set up yet. Create your first alert above.')).toBeVisible()
    expect(screen.getByText('0 alerts, 0 active, 0 triggered')).toBeInTheDocument()
  })
})

describe('the demonstration price', () => {
  it('triggers an alert at the tick that meets its condition, with one toast [TRD-84]', async () => {
    const { user } = open()
    await createAlert(user, 'BTC', 'Above', '43254')
    expect(rowOf('BTC above $43,254.00')).toHaveTextContent('Active')
    await user.unhover(list())
    pass(3000)
    expect(rowOf('BTC above $43,254.00')).toHaveTextContent('Triggered')
    expect(screen.getByText('Price alert triggered')).toBeVisible()
    pass(3000)
    expect(screen.getAllByText('Price alert triggered')).toHaveLength(1)
    expect(stat('Triggered')).toHaveTextContent('2')
  })

  it('triggers an alert that it meets already, even while prices are paused [TRD-84]', async () => {
    const ticker = createTestTicker()
    ticker.setPaused(true)
    const { user } = open(ticker)
    await createAlert(user, 'ETH', 'Above', '2000')
    expect(rowOf('ETH above $2,000.00')).toHaveTextContent('Active')
    pass(3000)
    expect(rowOf('ETH above $2,000.00')).toHaveTextContent('Triggered')
  })

  it('is missing for a symbol that the site does not list, as its field and its row explain [TRD-86]', async () => {
    const { user } = open()
    expect(symbol()).toHaveAccessibleDescription('For example BTC.')
    await user.type(symbol(), 'foo')
    expect(symbol()).toHaveAccessibleDescription('FOO has no price here: its alert cannot trigger.')
    await user.clear(symbol())
    await createAlert(user, 'foo', 'Above', '1')
    pass(9000)
    expect(rowOf('FOO above $1.00')).toHaveTextContent('No price here: this alert cannot trigger.Active')
  })

  it('is shown with its distance to the target, until the alert is triggered [TRD-104]', async () => {
    const ticker = createTestTicker()
    ticker.setPaused(true)
    const { user } = open(ticker)
    expect(rowOf('ETH below $2,300.00')).toHaveTextContent('Now: $2,420.50 · 4.98% awayActive')
    expect(rowOf('ADA below $0.4200')).toHaveTextContent('Now: $0.4567 · 8.04% awayInactive')
    expect(rowOf('SOL above $95.00')).toHaveTextContent('Now: $98.45Triggered')
    await createAlert(user, 'ETH', 'Above', '2000')
    expect(rowOf('ETH above $2,000.00')).toHaveTextContent('Now: $2,420.50 · reachedActive')
  })

  it('triggers an alert on any other page, and the alerts are listed after going back [TRD-106]', async () => {
    const { user, watch, ticker, unmount } = open()
    await createAlert(user, 'BTC', 'Above', '43254')
    await user.click(screen.getByRole('button', { name: 'Delete ADA below $0.4200' }))
    unmount()
    render(<Toaster />)
    pass(3000)
    expect(screen.getByText('Price alert triggered')).toBeVisible()
    open(ticker, watch)
    expect(rowOf('BTC above $43,254.00')).toHaveTextContent('Triggered')
    expect(stat('Total alerts')).toHaveTextContent('4')
  })
})

describe('the coin of a new alert', () => {
  const suggestions = () => within(screen.getByRole('listbox', { name: 'Coins' }))

  it('is suggested while it is typed, by symbol or name, with its price, and taken by keys [TRD-105]', async () => {
    const { user } = open()
    await user.type(symbol(), 'bit')
    expect(suggestions().getAllByRole('option')).toHaveLength(1)
    expect(suggestions().getByRole('option')).toHaveTextContent('BTC Bitcoin$43,250.00')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(symbol()).toHaveValue('BTC')
    expect(symbol()).toHaveFocus()
    expect(symbol()).toHaveAttribute('aria-expanded', 'false')
  })

  it('is taken by the pointer, which leaves the focus in the field [TRD-105]', async () => {
    const { user } = open()
    await user.click(symbol())
    await user.click(suggestions().getByRole('option', { name: /^ADA/ }))
    expect(symbol()).toHaveValue('ADA')
    expect(symbol()).toHaveFocus()
  })

  it('is no longer suggested after Escape or in another field, and again on an arrow key [TRD-105]', async () => {
    const { user } = open()
    await user.type(symbol(), 'd')
    expect(symbol()).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('{Escape}')
    expect(symbol()).toHaveAttribute('aria-expanded', 'false')
    await user.keyboard('{ArrowDown}')
    expect(symbol()).toHaveAttribute('aria-expanded', 'true')
    await user.click(price())
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })
})

describe('the notification switches', () => {
  it('can be switched [TRD-87]', async () => {
    const { user } = open()
    expect(screen.getByRole('switch', { name: 'E-mail notifications' })).toBeChecked()
    expect(screen.getByRole('switch', { name: 'Push notifications' })).toBeChecked()
    await user.click(screen.getByRole('switch', { name: 'SMS notifications' }))
    expect(screen.getByRole('switch', { name: 'SMS notifications' })).toBeChecked()
  })
})

describe('the page of price alerts', () => {
  it('has nothing that axe objects to [TRD-88]', async () => {
    const alerts = (
      <AlertWatchContext value={createAlertWatch(whose)}>
        <PriceAlerts />
      </AlertWatchContext>
    )
    const { container, user } = renderScreen(withTicker(alerts), { path: PATH })
    await user.click(symbol())
    // Prices stay on the stopped clock, axe needs a running one.
    jest.useRealTimers()
    expect(await axe(container)).toHaveNoViolations()
    jest.useFakeTimers()
  })
})
