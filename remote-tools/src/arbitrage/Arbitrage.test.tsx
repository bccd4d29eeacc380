import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import Arbitrage from './Arbitrage'

expect.extend(toHaveNoViolations)

const PATH = '/tools/arbitrage'
const opportunities = () => within(screen.getByRole('table', { name: 'Arbitrage opportunities' }))
const rows = () =>
  opportunities()
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)

describe('Arbitrage Tracker', () => {
  afterEach(() => {
    jest.useRealTimers()
  })

  it('shows where to buy, where to sell, the spread, the volume and the profit [TLS-11]', () => {
    renderScreen(<Arbitrage />, { path: PATH })
    expect(screen.getByRole('heading', { level: 1, name: 'Arbitrage Tracker' })).toBeInTheDocument()
    expect(rows()).toHaveLength(7)
    expect(rows()[0]).toBe('BTC Bitcoin2.4 BTC$43,198.40Kraken$43,561.25Coinbase+0.84%$362.85$870.84')
  })

  it('sums up count, best spread and exchanges that are online [TLS-11]', () => {
    renderScreen(<Arbitrage />, { path: PATH })
    expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
      '7',
      '1.46%',
      '5 of 6',
    ])
  })

  it('shows every exchange as online with its latency, or under maintenance [TLS-13]', () => {
    renderScreen(<Arbitrage />, { path: PATH })
    const status = within(screen.getByRole('region', { name: 'Exchange status' }))
    expect(status.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Binance12 msOnline',
      'Coinbase18 msOnline',
      'Kraken24 msOnline',
      'KuCoin31 msOnline',
      'OKX27 msOnline',
      'Bybit—Maintenance',
    ])
  })

  it('is loading for 2 seconds after a refresh, and shows the same figures then [TLS-14]', async () => {
    jest.useFakeTimers()
    renderScreen(<Arbitrage />, { path: PATH })
    const before = rows()
    const refresh = screen.getByRole('button', { name: 'Refresh' })
    fireEvent.click(refresh)
    expect(refresh).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText('Refreshing')).toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(1999))
    expect(refresh).toHaveAttribute('aria-disabled', 'true')
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(refresh).not.toHaveAttribute('aria-disabled')
    expect(screen.queryByText('Refreshing')).not.toBeInTheDocument()
    expect(rows()).toEqual(before)
  })

  it('ends a refresh with the page [TLS-14]', () => {
    jest.useFakeTimers()
    const { unmount } = renderScreen(<Arbitrage />, { path: PATH })
    const atRest = jest.getTimerCount()
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(jest.getTimerCount()).toBe(atRest + 1)
    unmount()
    expect(jest.getTimerCount()).toBe(atRest)
  })

  it('sorts by profit, and keeps the sort in the address [TLS-15]', async () => {
    const { user, router } = renderScreen(<Arbitrage />, { path: PATH })
    await user.click(opportunities().getByRole('button', { name: 'Profit' }))
    expect(rows()[0]).toContain('ETH')
    expect(router.state.location.search).toBe('?sort=-profit')
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it('opens with the sort of the address and ignores one that is none [TLS-15]', () => {
    const { unmount } = renderScreen(<Arbitrage />, { path: `${PATH}?sort=coin` })
    expect(rows()[0]).toContain('ADA')
    unmount()
    renderScreen(<Arbitrage />, { path: `${PATH}?sort=__proto__` })
    expect(rows()[0]).toContain('BTC')
  })

  it('has nothing for axe to find', async () => {
    const { container } = renderScreen(<Arbitrage />, { path: PATH })
    expect(await axe(container)).toHaveNoViolations()
  })
})
