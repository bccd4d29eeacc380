import { axe, bringIntoView, renderScreen, rowOf, toHaveNoViolations } from '@crossbook/testing'
import { setBalancesHidden } from '@crossbook/ui'
import { act, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { chooseMarket } from '../testing/chooseMarket'
import { pass, withTicker } from '../testing/tradingTicker'
import Margin from './Margin'

expect.extend(toHaveNoViolations)

const PATH = '/trading/margin'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  act(() => setBalancesHidden(false))
  jest.useRealTimers()
})

const open = (path = PATH) => renderScreen(withTicker(<Margin />), { path })

/** Opens the page, and its borrowed assets, which are loaded when they come into view. */
async function openWithAssets(path = PATH) {
  const opened = open(path)
  const assets = screen.getByRole('region', { name: 'Borrowed assets' })
  await act(async () => {
    bringIntoView(assets)
    await jest.advanceTimersByTimeAsync(10)
  })
  await within(assets).findByRole('table')
  return opened
}

const figure = (label: string) => screen.getByText(label).nextElementSibling

const optionsOf = (group: string) =>
  within(screen.getByRole('radiogroup', { name: group }))
    .getAllByRole('radio')
    .map((radio) => radio.textContent)

describe('the margin account', () => {
  it('shows its balances, and that 40% of its borrowing capacity is used [TRD-50]', () => {
    open()
    expect(screen.getByRole('heading', { level: 1, name: 'Margin Trading' })).toBeVisible()
    expect(figure('Total balance')).toHaveTextContent('$45,000.00')
    expect(figure('Available balance')).toHaveTextContent('$33,000.00')
    expect(figure('Borrowed amount')).toHaveTextContent('$12,000.00')
    expect(figure('Margin level')).toHaveTextContent('3.75')
    expect(figure('Max borrowable')).toHaveTextContent('$30,000.00')
    expect(figure('Borrowing capacity')).toHaveTextContent('40% used')
    expect(screen.getByRole('progressbar', { name: 'Borrowing capacity' })).toHaveValue(40)
  })
})

describe('margin markets', () => {
  it('are listed with price, change and maximum leverage [TRD-51]', () => {
    open()
    const list = screen.getByRole('list', { hidden: true })
    expect(
      within(list)
        .getAllByRole('listitem', { hidden: true })
        .map((row) => row.textContent),
    ).toEqual([
      'BTC/USDTMax 3x$43,250.00+2.45%',
      'ETH/USDTMax 5x$2,420.50+1.87%',
      'BNB/USDTMax 3x$262.80\u22120.52%',
      'ADA/USDTMax 2x$0.4567+3.18%',
      'SOL/USDTMax 3x$98.45+5.23%',
    ])
  })

  it('limit the leverage that the ticket offers [TRD-51]', async () => {
    const { user, router } = open()
    await chooseMarket(user, 'ETH/USDT')
    expect(router.state.location.search).toBe('?market=ETH')
    expect(optionsOf('Leverage')).toEqual(['1x', '2x', '3x', '4x', '5x'])
    await user.click(screen.getByRole('radio', { name: '5x' }))
    await chooseMarket(user, 'ADA/USDT')
    expect(optionsOf('Leverage')).toEqual(['1x', '2x'])
    expect(screen.getByRole('radio', { name: '2x' })).toBeChecked()
  })
})

describe('the margin ticket', () => {
  it('shows collateral and loan at the current price [TRD-53]', async () => {
    const { user } = open()
    await user.click(screen.getByRole('radio', { name: '3x' }))
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '0.1')
    expect(figure('Trade value')).toHaveTextContent('$4,325.00')
    expect(figure('From your balance')).toHaveTextContent('$1,441.67')
    expect(figure('Borrowed')).toHaveTextContent('$2,883.33')
    pass(3000)
    expect(figure('Trade value')).toHaveTextContent('$4,325.44')
  })

  it('has a borrow and repay tab that the address keeps, with daily rates [TRD-54]', async () => {
    const { user, router } = open()
    await user.click(screen.getByRole('tab', { name: 'Borrow/Repay' }))
    expect(router.state.location.search).toBe('?tab=borrow')
    expect(figure('Daily interest rate')).toHaveTextContent('0.02%')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Asset' }), 'BTC')
    expect(figure('Daily interest rate')).toHaveTextContent('0.015%')
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '0.5')
    expect(screen.getByText('0.000075 BTC')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Repay' }))
    expect(screen.getByRole('button', { name: 'Repay BTC' })).toBeEnabled()
  })

  it('has buttons that invent no trade and no loan [TRD-56]', async () => {
    const { user, container } = open()
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '0.1')
    const before = container.innerHTML
    await user.click(screen.getByRole('button', { name: 'Buy BTC' }))
    expect(container.innerHTML).toBe(before)
  })

  it('refuses letters at the field [TRD-56]', async () => {
    const { user } = open(`${PATH}?tab=borrow`)
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), 'abc')
    expect(screen.getByRole('textbox', { name: 'Amount' })).toBeInvalid()
  })
})

describe('borrowed assets', () => {
  it('show amount, rate and daily interest [TRD-55]', async () => {
    await openWithAssets()
    expect(rowOf('USDT')).toHaveTextContent('USDT4,909.25$4,909.250.020%0.98185 USDT')
    expect(rowOf('BTC')).toHaveTextContent('BTC0.08$3,460.000.015%0.000012 BTC')
  })

  it('are hidden together with the account’s balances [TRD-59]', async () => {
    setBalancesHidden(true)
    await openWithAssets()
    for (const label of ['Total balance', 'Available balance', 'Borrowed amount', 'Max borrowable'])
      expect(figure(label)).toHaveTextContent('Hidden')
    const row = rowOf('BTC')
    expect(row).toHaveTextContent('0.015%')
    expect(row).not.toHaveTextContent(/0\.08|3,460|0\.000012/)
  })

  it('show a message when nothing of the chosen coin is borrowed [TRD-57]', async () => {
    const { user } = await openWithAssets(`${PATH}?market=SOL`)
    await user.click(screen.getByRole('radio', { name: 'SOL only' }))
    expect(screen.getByText('No borrowed assets')).toBeVisible()
  })

  it('hold their place until they come into view [TRD-55]', () => {
    open()
    const assets = screen.getByRole('region', { name: 'Borrowed assets' })
    expect(within(assets).getByText('Loading borrowed assets…')).toBeVisible()
    expect(within(assets).getByRole('radio', { name: 'All assets' })).toBeChecked()
  })
})

describe('the page of margin trading', () => {
  it('is rendered before without anything of the visit, and has nothing that axe objects to [TRD-58]', async () => {
    const html = renderToString(
      <MemoryRouter initialEntries={[PATH]}>
        <Margin />
      </MemoryRouter>,
    )
    expect(html).not.toContain('style=')
    const { container } = await openWithAssets(`${PATH}?tab=borrow`)
    // Prices stay on the stopped clock, axe needs a running one.
    jest.useRealTimers()
    expect(await axe(container)).toHaveNoViolations()
  })
})
