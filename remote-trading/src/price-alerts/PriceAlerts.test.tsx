import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { Toaster } from '@crossbook/ui'
import { screen, within } from '@testing-library/react'
import { createTestTicker, pass, withTicker } from '../testing/tradingTicker'
import PriceAlerts from './PriceAlerts'

expect.extend(toHaveNoViolations)

const PATH = '/features/alerts'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  // Toasts are over before the next test begins.
  pass(60_000)
  jest.useRealTimers()
})

const open = (ticker = createTestTicker()) =>
  renderScreen(
    withTicker(
      <>
        <PriceAlerts />
        <Toaster />
      </>,
      ticker,
    ),
    { path: PATH },
  )

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
    expect(rowOf('BTC above $45,000.00')).toHaveTextContent('BTC above $45,000.00Now: $43,250.00Active')
    expect(rowOf('SOL above $95.00')).toHaveTextContent('Triggered')
    expect(rowOf('ADA below $0.4200')).toHaveTextContent('Inactive')
    expect(stat('Total alerts')).toHaveTextContent('4')
    expect(stat('Active')).toHaveTextContent('2')
    expect(stat('Triggered')).toHaveTextContent('1')
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
  ])('do not come of symbol "%s" and price "%s": nothing happens [TRD-82]', async (coin, mark) => {
    const { user } = open()
    await user.type(symbol(), coin)
    await user.type(price(), `${mark}{Enter}`)
    expect(within(list()).getAllByRole('listitem')).toHaveLength(4)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('say at the field that letters are no price [TRD-82]', async () => {
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
  it('triggers an alert at the tick that meets its condition, and a toast says so once [TRD-84]', async () => {
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

  it('is missing for a symbol that is no coin of the site, whose alert waits [TRD-86]', async () => {
    const { user } = open()
    await createAlert(user, 'foo', 'Above', '1')
    pass(9000)
    expect(rowOf('FOO above $1.00')).toHaveTextContent('Now: no demonstration priceActive')
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
    const { container } = renderScreen(withTicker(<PriceAlerts />), { path: PATH })
    // Prices stay on the stopped clock, axe needs a running one.
    jest.useRealTimers()
    expect(await axe(container)).toHaveNoViolations()
    jest.useFakeTimers()
  })
})
