import { axe, bringIntoView, renderScreen, rowOf, toHaveNoViolations } from '@crossbook/testing'
import { setBalancesHidden } from '@crossbook/ui'
import { act, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { chooseMarket } from '../testing/chooseMarket'
import { pass, withTicker } from '../testing/tradingTicker'
import Futures from './Futures'

expect.extend(toHaveNoViolations)

const PATH = '/trading/futures'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  act(() => setBalancesHidden(false))
  jest.useRealTimers()
})

const open = (path = PATH) => renderScreen(withTicker(<Futures />), { path })

/** Opens the page, and its positions, which are loaded when they come into view. */
async function openWithPositions(path = PATH) {
  const opened = open(path)
  const positions = screen.getByRole('region', { name: 'Open positions' })
  await act(async () => {
    bringIntoView(positions)
    await jest.advanceTimersByTimeAsync(10)
  })
  await within(positions).findByRole('table')
  return opened
}

const figure = (label: string) => screen.getByText(label).nextElementSibling

const optionsOf = (group: string) =>
  within(screen.getByRole('radiogroup', { name: group }))
    .getAllByRole('radio')
    .map((radio) => radio.textContent)

const chosenIn = (group: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { checked: true })

describe('futures markets', () => {
  it('are listed with price, change, volume and funding [TRD-30]', () => {
    open()
    const list = screen.getByRole('list', { hidden: true })
    const rows = within(list).getAllByRole('listitem', { hidden: true })
    expect(rows).toHaveLength(8)
    expect(rows[0]).toHaveTextContent('BTC/USDTVol $28.5B · Funding 0.0100%$43,250.00+2.45%')
    expect(rows[2]).toHaveTextContent('BNB/USDTVol $1.2B · Funding \u22120.0042%$262.80\u22120.52%')
  })

  it('are chosen into the address, and the strip shows the figures of the chosen one [TRD-31]', async () => {
    const { user, router } = open()
    expect(figure('Mark price')).toHaveTextContent('$43,250.00')
    await chooseMarket(user, 'ETH/USDT')
    expect(router.state.location.search).toBe('?market=ETH')
    expect(figure('Mark price')).toHaveTextContent('$2,420.50')
    expect(figure('24h volume')).toHaveTextContent('$15.2B')
    expect(figure('Funding (8h)')).toHaveTextContent('0.0085%')
  })

  it('fall back to BTC when the address names none [TRD-31]', () => {
    open(`${PATH}?market=NONSENSE&side=up&positions=7`)
    expect(screen.getByRole('button', { name: 'Market BTC/USDT' })).toBeVisible()
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Long')
  })
})

describe('the futures ticket', () => {
  it('offers leverages from 1x to 100x and opens with 10x [TRD-32]', async () => {
    const { user } = open()
    expect(optionsOf('Leverage')).toEqual(['1x', '5x', '10x', '20x', '50x', '100x'])
    expect(chosenIn('Leverage')).toHaveTextContent('10x')
    await user.click(screen.getByRole('radio', { name: '50x' }))
    expect(chosenIn('Leverage')).toHaveTextContent('50x')
  })

  it('switches between long and short, which the address keeps [TRD-33]', async () => {
    const { user, router } = open()
    expect(screen.getByRole('button', { name: 'Open Long' })).toBeEnabled()
    await user.click(screen.getByRole('tab', { name: 'Short' }))
    expect(router.state.location.search).toBe('?side=short')
    expect(screen.getByRole('button', { name: 'Open Short' })).toBeEnabled()
  })

  it('shows the price field for limit orders only [TRD-34]', async () => {
    const { user } = open()
    expect(optionsOf('Order type')).toEqual(['Market', 'Limit', 'Stop'])
    expect(screen.queryByRole('textbox', { name: 'Price' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: 'Limit' }))
    expect(screen.getByRole('textbox', { name: 'Price' })).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Stop' }))
    expect(screen.queryByRole('textbox', { name: 'Price' })).not.toBeInTheDocument()
  })

  it('shows the value of the order and its margin, at the current price or the limit [TRD-35]', async () => {
    const { user } = open()
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '0.5')
    expect(figure('Order value')).toHaveTextContent('$21,625.00')
    expect(figure('Margin required')).toHaveTextContent('$2,162.50')
    pass(3000)
    expect(figure('Order value')).toHaveTextContent('$21,627.19')
    await user.click(screen.getByRole('radio', { name: 'Limit' }))
    await user.type(screen.getByRole('textbox', { name: 'Price' }), '40000')
    expect(figure('Order value')).toHaveTextContent('$20,000.00')
  })

  it('reads a decimal comma, and offers both readings of a comma before three digits [TRD-36]', async () => {
    const { user } = open()
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '1,250')
    expect(screen.getByRole('textbox', { name: 'Amount' })).toBeInvalid()
    expect(screen.getByText('Use a point for decimals and no commas, for example 1250.50.')).toBeVisible()
    expect(figure('Order value')).toHaveTextContent('—')
    await user.click(screen.getByRole('button', { name: 'Use 1.250' }))
    expect(figure('Order value')).toHaveTextContent('$54,062.50')
  })

  it('reads a copied price with its dollar sign as the limit price [TRD-36]', async () => {
    const { user } = open()
    await user.click(screen.getByRole('radio', { name: 'Limit' }))
    await user.click(screen.getByRole('textbox', { name: 'Price' }))
    await user.paste('$43,250.50')
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '0,5')
    expect(figure('Order value')).toHaveTextContent('$21,625.25')
  })

  it('has a button that invents no order [TRD-36]', async () => {
    const { user, container } = open()
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '0.5')
    const before = container.innerHTML
    await user.click(screen.getByRole('button', { name: 'Open Long' }))
    expect(container.innerHTML).toBe(before)
    expect(screen.getByText('This is a demonstration: no order is placed.')).toBeVisible()
  })
})

describe('open positions', () => {
  it('show side, leverage, size, margin, entry and mark price, profit and loss [TRD-37]', async () => {
    await openWithPositions()
    const row = rowOf('BTC/USDT')
    expect(row).toHaveTextContent('Long 10x')
    expect(row).toHaveTextContent('0.25 BTC$1,054.50')
    expect(row).toHaveTextContent('$42,180.00$43,250.00')
    expect(row).toHaveTextContent('+$267.50+25.37%')
    expect(rowOf('SOL/USDT')).toHaveTextContent('\u2212$26.00\u221213.12%')
  })

  it('hide margin, profit and loss together with balances, and keep percentages visible [TRD-42]', async () => {
    setBalancesHidden(true)
    await openWithPositions()
    const row = rowOf('BTC/USDT')
    expect(row).not.toHaveTextContent(/0\.25 BTC|1,054\.50|267\.50/)
    expect(row).toHaveTextContent('$42,180.00$43,250.00')
    expect(row).toHaveTextContent('+25.37%')
  })

  it('follow the mark price [TRD-38]', async () => {
    await openWithPositions()
    pass(3000)
    expect(rowOf('BTC/USDT')).toHaveTextContent('+$268.59')
  })

  it('stop moving while the pointer is over them, as the figures of the strip do [TRD-41]', async () => {
    const { user } = await openWithPositions()
    await user.hover(rowOf('BTC/USDT'))
    pass(60_000)
    expect(rowOf('BTC/USDT')).toHaveTextContent('+$267.50')
    await user.hover(screen.getByText('Funding (8h)'))
    pass(60_000)
    expect(figure('Mark price')).toHaveTextContent('$43,250.00')
    await user.unhover(screen.getByText('Funding (8h)'))
    pass(3000)
    expect(figure('Mark price')).toHaveTextContent('$43,254.37')
  })

  it('show a message when the chosen market has none [TRD-39]', async () => {
    const { user, router } = await openWithPositions(`${PATH}?market=ADA`)
    expect(screen.queryByText('No open positions')).not.toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: 'ADA/USDT only' }))
    expect(screen.getByText('No open positions')).toBeVisible()
    expect(router.state.location.search).toBe('?market=ADA&positions=market')
  })

  it('hold their place until they come into view [TRD-37]', () => {
    open()
    const positions = screen.getByRole('region', { name: 'Open positions' })
    expect(within(positions).getByText('Loading positions…')).toBeVisible()
    expect(within(positions).getByRole('radio', { name: 'All markets' })).toBeChecked()
  })
})

describe('the page of futures', () => {
  it('is rendered before without anything of the visit, and has nothing that axe objects to [TRD-40]', async () => {
    const html = renderToString(
      <MemoryRouter initialEntries={[PATH]}>
        <Futures />
      </MemoryRouter>,
    )
    expect(html).not.toContain('style=')
    const { container } = await openWithPositions()
    // Prices stay on the stopped clock, axe needs a running one.
    jest.useRealTimers()
    expect(await axe(container)).toHaveNoViolations()
  })
})
