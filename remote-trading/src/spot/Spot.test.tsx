import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { chooseMarket } from '../testing/chooseMarket'
import { pass, withTicker } from '../testing/tradingTicker'
import Spot from './Spot'

expect.extend(toHaveNoViolations)

const PATH = '/trading/spot'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

const open = (state?: unknown) => renderScreen(withTicker(<Spot />), { path: PATH, state })

const figure = (label: string) => screen.getByText(label).nextElementSibling

describe('spot trading', () => {
  it('opens with BTC/USDT and no banner [TRD-20]', () => {
    open()
    expect(screen.getByRole('heading', { level: 1, name: 'Spot Trading' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Market BTC/USDT' })).toBeVisible()
    expect(figure('Last price')).toHaveTextContent('$43,250.00')
    expect(screen.queryByText(/Ready to trade/)).not.toBeInTheDocument()
  })

  it('shows that it is ready for the pair that a link carried [TRD-21]', () => {
    open({ selectedPair: 'ETH/USDT' })
    expect(screen.getByRole('status')).toHaveTextContent('Ready to trade ETH/USDT')
    expect(figure('Last price')).toHaveTextContent('$2,420.50')
  })

  it('shows no banner when the link carried the default pair [TRD-21]', () => {
    open({ selectedPair: 'BTC/USDT' })
    expect(screen.queryByText(/Ready to trade/)).not.toBeInTheDocument()
  })

  it('takes the default for a state that names no known pair [TRD-22]', () => {
    open({ selectedPair: 'DOGE/BTC' })
    expect(screen.getByRole('button', { name: 'Market BTC/USDT' })).toBeVisible()
    expect(screen.queryByText(/Ready to trade/)).not.toBeInTheDocument()
  })

  it('shows that the trading interface is coming soon, and no form to order with [TRD-23]', () => {
    open()
    const placeholder = within(screen.getByRole('region', { name: 'Trading interface coming soon' }))
    expect(placeholder.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/trading/futures',
      '/trading/margin',
      '/trading/p2p',
      '/trading/swap',
      '/trading/charts',
    ])
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /buy|sell|order/i })).not.toBeInTheDocument()
  })

  it('shows 24h volume, active pairs and the trading fee [TRD-24]', () => {
    open()
    const stats = screen.getByRole('region', { name: 'Market stats' })
    expect(within(stats).getByText('24h volume').nextElementSibling).toHaveTextContent('$60.2B')
    expect(within(stats).getByText('Active pairs').nextElementSibling).toHaveTextContent('23')
    expect(within(stats).getByText('Trading fee').nextElementSibling).toHaveTextContent('0.1%')
    expect(within(stats).getByText('Sample data as of 15 Mar 2024')).toBeVisible()
  })

  it('changes the pair on the page, in place of the previous one [TRD-25]', async () => {
    const { user, router } = open({ selectedPair: 'ETH/USDT' })
    await chooseMarket(user, 'SOL/USDT')
    expect(screen.getByRole('status')).toHaveTextContent('Ready to trade SOL/USDT')
    expect(router.state).toMatchObject({
      historyAction: 'REPLACE',
      location: { pathname: PATH, state: { selectedPair: 'SOL/USDT' } },
    })
    await chooseMarket(user, 'BTC/USDT')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('moves its figures with the ticker [TRD-26]', () => {
    open()
    pass(3000)
    expect(figure('Last price')).toHaveTextContent('$43,254.37')
    expect(figure('24h change')).toHaveTextContent('+2.48%')
  })

  it('shows tiny prices with four significant digits [TRD-29]', () => {
    open({ selectedPair: 'SHIB/USDT' })
    expect(figure('Last price')).toHaveTextContent(/^\$0\.000009520$/)
    expect(figure('24h high')).toHaveTextContent(/^\$0\.0000\d{4,5}$/)
    expect(figure('24h low')).toHaveTextContent(/^\$0\.0000\d{4,5}$/)
  })

  it('has the full range of the day in a title where decimals hide part of it [TRD-29]', () => {
    open({ selectedPair: 'DOGE/USDT' })
    expect(figure('24h high')).toHaveTextContent(/^\$0\.\d{4}$/)
    expect(figure('24h high')?.firstElementChild).toHaveAttribute(
      'title',
      expect.stringMatching(/^\$0\.\d{5,}$/),
    )
  })

  it('is rendered before with the default pair and takes up the carried one afterwards [TRD-27]', () => {
    const page = (state: unknown) => (
      <MemoryRouter initialEntries={[{ pathname: PATH, state }]}>{withTicker(<Spot />)}</MemoryRouter>
    )
    const html = renderToString(page(null))
    expect(html).not.toContain('Ready to trade')
    expect(html).not.toContain('style=')
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = html
    render(page({ selectedPair: 'ADA/USDT' }), { container, hydrate: true })
    expect(within(container).getByText('Ready to trade ADA/USDT')).toBeVisible()
  })

  it('has nothing that axe objects to [TRD-28]', async () => {
    const { container } = open({ selectedPair: 'ETH/USDT' })
    // Prices stay on the stopped clock, axe needs a running one.
    jest.useRealTimers()
    expect(await axe(container)).toHaveNoViolations()
  })
})
