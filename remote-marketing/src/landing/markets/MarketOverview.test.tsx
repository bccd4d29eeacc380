import { axe, toHaveNoViolations } from '@crossbook/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { preferLessMotion, restoreSystem } from '../../testing/calmSystem'
import { pass, renderWithTicker } from '../../testing/renderWithTicker'
import { MarketOverview } from './MarketOverview'

expect.extend(toHaveNoViolations)

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  restoreSystem()
  jest.useRealTimers()
})

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
const markets = () => rows().map((row) => within(row).getByRole('rowheader').textContent)
const bitcoin = () => screen.getByText('BTC/USDT').closest('tr')?.textContent
const NEW = ['XRP/USDTXRP', 'ADA/USDTCardano', 'AVAX/USDTAvalanche', 'DOGE/USDTDogecoin']

describe('the market overview', () => {
  it('begins with 12 popular markets and their sample figures [MKT-10]', () => {
    renderWithTicker(<MarketOverview />)
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Popular',
      'New',
      'Growth',
      'Decline',
    ])
    expect(screen.getByRole('tab', { name: 'Popular' })).toHaveAttribute('aria-selected', 'true')
    expect(rows()).toHaveLength(12)
    expect(bitcoin()).toBe('BTC/USDTBitcoin$43,250.00+2.45%$28.5BTrade')
  })

  it('shows prices under one dollar with 4 decimals, and falls with a true minus [MKT-18]', () => {
    renderWithTicker(<MarketOverview />)
    expect(screen.getByText('XRP/USDT').closest('tr')).toHaveTextContent('$0.6234−1.24%')
  })

  it('keeps the tab in the address, in place of the last one; the default leaves it [MKT-15]', () => {
    const { router } = renderWithTicker(<MarketOverview />)
    fireEvent.click(screen.getByRole('tab', { name: 'New' }))
    pass(0)
    expect(markets()).toEqual(NEW)
    expect(router.state.location.search).toBe('?tab=new')
    expect(router.state.historyAction).toBe('REPLACE')
    fireEvent.click(screen.getByRole('tab', { name: 'Popular' }))
    pass(0)
    expect(router.state.location.search).toBe('')
  })

  it('opens at the tab of the address, and at popular for an unknown one [MKT-15]', () => {
    const { unmount } = renderWithTicker(<MarketOverview />, { path: '/?tab=new' })
    expect(markets()).toEqual(NEW)
    unmount()
    renderWithTicker(<MarketOverview />, { path: '/?tab=oldest' })
    expect(rows()).toHaveLength(12)
  })

  it('keeps its rows while prices move [MKT-14]', () => {
    renderWithTicker(<MarketOverview />, { path: '/?tab=growth' })
    const before = markets()
    for (let ticks = 0; ticks < 20; ticks++) pass(3000)
    expect(markets()).toEqual(before)
  })

  it('sorts by a column when its header is clicked, and keeps the order in the address [MKT-19]', () => {
    const { router } = renderWithTicker(<MarketOverview />)
    fireEvent.click(screen.getByRole('button', { name: '24h change' }))
    pass(0)
    expect(markets().slice(0, 3)).toEqual(['SOL/USDTSolana', 'DOT/USDTPolkadot', 'ADA/USDTCardano'])
    expect(screen.getByRole('columnheader', { name: '24h change' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    expect(router.state.location.search).toBe('?sort=-change')
  })

  it('moves its changes further than the cards do, and leaves the other figures fixed', () => {
    renderWithTicker(<MarketOverview />)
    pass(3000)
    expect(bitcoin()).toBe('BTC/USDTBitcoin$43,254.37+2.50%$28.5BTrade')
  })

  it('changes nothing but the cells of price and change when prices move [MKT-17]', () => {
    renderWithTicker(<MarketOverview />)
    const watcher = new MutationObserver(() => undefined)
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    pass(3000)
    expect(bitcoin()).toContain('$43,254.37')
    const changed = watcher.takeRecords().map(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement
      return element?.closest('[role=cell]')?.getAttribute('data-label')
    })
    expect(new Set(changed)).toEqual(new Set(['Price', '24h change']))
  })

  it('stops moving when paused, and continues when resumed [MKT-09]', () => {
    renderWithTicker(<MarketOverview />)
    fireEvent.click(screen.getByRole('button', { name: 'Pause live prices' }))
    pass(60_000)
    expect(bitcoin()).toContain('$43,250.00')
    fireEvent.click(screen.getByRole('button', { name: 'Resume live prices' }))
    pass(3000)
    expect(bitcoin()).toContain('$43,254.37')
  })

  it('stops moving while the pointer or the keyboard focus is in it [MKT-09]', () => {
    renderWithTicker(<MarketOverview />)
    const trade = screen.getByRole('link', { name: 'Trade BTC/USDT' })
    act(() => trade.focus())
    pass(60_000)
    expect(bitcoin()).toContain('$43,250.00')
    act(() => trade.blur())
    pass(3000)
    expect(bitcoin()).toContain('$43,254.37')
  })

  it('does not move under reduced motion, and explains why [MKT-09]', () => {
    preferLessMotion()
    renderWithTicker(<MarketOverview />)
    pass(60_000)
    expect(bitcoin()).toContain('$43,250.00')
    expect(screen.queryByRole('button', { name: /live prices/ })).not.toBeInTheDocument()
    expect(screen.getByText('Prices are paused: your system asks for less motion')).toBeVisible()
  })

  it('leads from Trade to spot trading with that pair [MKT-16]', () => {
    const { router } = renderWithTicker(<MarketOverview />)
    fireEvent.click(screen.getByRole('link', { name: 'Trade ETH/USDT' }))
    pass(0)
    expect(router.state.location).toMatchObject({
      pathname: '/trading/spot',
      state: { selectedPair: 'ETH/USDT' },
    })
  })

  it('has a star first in each row, and lists favorites first the next time it opens [LST-12] [LST-13]', () => {
    const { unmount } = renderWithTicker(<MarketOverview />)
    for (const row of rows()) expect(row.firstElementChild).toContainElement(within(row).getByRole('button'))
    fireEvent.click(screen.getByRole('button', { name: 'Favorite Uniswap' }))
    expect(screen.getByRole('button', { name: 'Favorite Uniswap' })).toHaveAttribute('aria-pressed', 'true')
    expect(markets()[0]).toBe('BTC/USDTBitcoin')
    unmount()
    renderWithTicker(<MarketOverview />)
    expect(markets().slice(0, 2)).toEqual(['UNI/USDTUniswap', 'BTC/USDTBitcoin'])
    fireEvent.click(screen.getByRole('button', { name: 'Favorite Uniswap' }))
    expect(localStorage).toHaveLength(0)
  })

  it('has nothing that axe objects to, in any tab', async () => {
    jest.useRealTimers()
    const { container } = renderWithTicker(<MarketOverview />, { path: '/?tab=decline' })
    fireEvent.click(screen.getByRole('button', { name: 'Pause live prices' }))
    expect(await axe(container)).toHaveNoViolations()
  }, 30_000)
})
