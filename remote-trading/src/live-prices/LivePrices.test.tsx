import { axe, renderScreen, rowOf, toHaveNoViolations } from '@crossbook/testing'
import { act, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { pass, withTicker } from '../testing/tradingTicker'
import LivePrices from './LivePrices'

expect.extend(toHaveNoViolations)

const PATH = '/features/prices'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const open = (path = PATH) => renderScreen(withTicker(<LivePrices />), { path })

const shownCoins = () =>
  within(screen.getByRole('table', { name: 'Prices of eight coins' }))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)

describe('live prices', () => {
  it('shows eight coins with price and change [TRD-01]', () => {
    open()
    expect(screen.getByRole('heading', { level: 1, name: 'Live Prices' })).toBeVisible()
    expect(shownCoins()).toEqual([
      'BTC Bitcoin',
      'ETH Ethereum',
      'SOL Solana',
      'BNB',
      'XRP',
      'ADA Cardano',
      'AVAX Avalanche',
      'DOGE Dogecoin',
    ])
    expect(within(rowOf('BTC')).getByText('$43,250.00')).toBeVisible()
    expect(within(rowOf('BTC')).getByText('+2.45%')).toBeVisible()
    expect(within(rowOf('BNB')).getByText('\u22120.52%')).toBeVisible()
    expect(screen.getByText('Sample data as of 15 Mar 2024')).toBeVisible()
  })

  it('shows prices under one dollar with four decimals, others with two [TRD-02]', () => {
    open()
    expect(within(rowOf('XRP')).getByText('$0.6234')).toBeVisible()
    expect(within(rowOf('SOL')).getByText('$98.45')).toBeVisible()
  })

  it('moves with the ticker every three seconds [TRD-03]', () => {
    open()
    pass(2999)
    expect(within(rowOf('BTC')).getByText('$43,250.00')).toBeVisible()
    pass(1)
    expect(within(rowOf('BTC')).getByText('$43,254.37')).toBeVisible()
    expect(within(rowOf('BTC')).getByText('+2.48%')).toBeVisible()
  })

  it('changes nothing but the cells of price and change at a tick [TRD-04]', () => {
    open()
    const watcher = new MutationObserver(() => undefined)
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    pass(3000)
    const elements = watcher
      .takeRecords()
      .map(({ target }) => (target instanceof Element ? target : target.parentElement))
    // The movers show the same changes.
    const ofTable = elements.filter((element) => !element?.closest('section[aria-label=Movers]'))
    const repainted = ofTable.map((element) => element?.closest('[role=cell]')?.getAttribute('data-label'))

    expect(new Set(repainted)).toEqual(new Set(['Price', '24h change']))
  })

  it('stops moving when paused, and continues when resumed [TRD-05]', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Pause live prices' }))
    pass(60_000)
    expect(within(rowOf('BTC')).getByText('$43,250.00')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Resume live prices' }))
    pass(3000)
    expect(within(rowOf('BTC')).getByText('$43,254.37')).toBeVisible()
  })

  it('stops moving while the pointer is over it [TRD-06]', async () => {
    const { user } = open()
    await user.hover(rowOf('BTC'))
    pass(60_000)
    expect(within(rowOf('BTC')).getByText('$43,250.00')).toBeVisible()
  })

  it('explains why nothing moves under reduced motion [TRD-07]', () => {
    const query = Object.assign(new EventTarget(), { matches: true })
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => query })
    open()
    pass(60_000)
    expect(screen.getByText('Prices are paused: your system asks for less motion')).toBeVisible()
    expect(within(rowOf('BTC')).getByText('$43,250.00')).toBeVisible()
    Reflect.deleteProperty(window, 'matchMedia')
  })
})

describe('the coins of live prices', () => {
  it('that moved most and are traded most are above the table', () => {
    open()
    const movers = within(screen.getByRole('region', { name: 'Movers' }))
    expect(movers.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'SOL',
      '+5.23%',
      'DOGE',
      '−2.87%',
      'BTC',
      '$28.5B',
      'BTC',
      '$847.3B',
    ])
  })

  it('are found by symbol or name, and the search is in the address', async () => {
    const { user, router } = open()
    const search = screen.getByRole('searchbox', { name: 'Search by symbol or name' })
    await user.type(search, 'an')
    expect(shownCoins()).toEqual(['SOL Solana', 'ADA Cardano', 'AVAX Avalanche'])
    expect(router.state.location.search).toBe('?q=an')
    await user.type(search, 'x')
    expect(screen.getByText('No coins match your search.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(shownCoins()).toHaveLength(8)
    expect(search).toHaveFocus()
  })
})

describe('sorting live prices', () => {
  it('is kept in the address and replaces it [TRD-08]', async () => {
    const { user, router } = open()
    await user.click(screen.getByRole('button', { name: 'Price' }))
    expect(router.state.location.search).toBe('?sort=-price')
    expect(router.state.historyAction).toBe('REPLACE')
    expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending')
    await user.click(screen.getByRole('button', { name: 'Price' }))
    expect(router.state.location.search).toBe('?sort=price')
    expect(shownCoins().slice(0, 3)).toEqual(['DOGE Dogecoin', 'ADA Cardano', 'XRP'])
  })

  it('is taken from a shared link, and nonsense in it is ignored [TRD-08]', () => {
    const { unmount } = open(`${PATH}?sort=change`)
    expect(shownCoins()[0]).toBe('DOGE Dogecoin')
    unmount()
    open(`${PATH}?sort=-nonsense&show=nonsense`)
    expect(shownCoins()[0]).toBe('BTC Bitcoin')
  })

  it('keeps its order while prices move, so that no row jumps [TRD-09]', () => {
    open(`${PATH}?sort=-change`)
    const order = shownCoins()
    for (let ticks = 0; ticks < 20; ticks += 1) pass(3000)
    expect(shownCoins()).toEqual(order)
  })
})

describe('favorites', () => {
  afterEach(() => {
    act(() => window.dispatchEvent(new StorageEvent('storage', { key: null })))
    localStorage.clear()
  })

  it('are marked with the star, shown alone, and kept in this browser [TRD-10]', async () => {
    const { user, router } = open()
    await user.click(screen.getByRole('button', { name: 'Favorite Cardano' }))
    await user.click(screen.getByRole('button', { name: 'Favorite Bitcoin' }))
    expect(screen.getByRole('button', { name: 'Favorite Cardano' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByRole('radio', { name: 'Favorites' }))
    expect(shownCoins()).toEqual(['BTC Bitcoin', 'ADA Cardano'])
    expect(router.state.location.search).toBe('?show=favorites')
    expect(localStorage.getItem('crossbook.favorite-coins')).toBe('BTC,ADA')
    await user.click(screen.getByRole('button', { name: 'Favorite Bitcoin' }))
    expect(shownCoins()).toEqual(['ADA Cardano'])
  })

  it('are on top when the page is opened, in its default order and in no other [LST-13]', async () => {
    const { user, unmount } = open()
    await user.click(screen.getByRole('button', { name: 'Favorite Solana' }))
    expect(shownCoins()[0]).toBe('BTC Bitcoin')
    unmount()
    open()
    expect(shownCoins().slice(0, 3)).toEqual(['SOL Solana', 'BTC Bitcoin', 'ETH Ethereum'])
    await user.click(screen.getByRole('button', { name: 'Price' }))
    expect(shownCoins()[0]).toBe('BTC Bitcoin')
  })

  it('explain how to add one while there are none [TRD-10]', async () => {
    const { user } = open(`${PATH}?show=favorites`)
    expect(screen.getByText('No favorites yet. Mark a coin with the star to find it here.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show all coins' }))
    expect(shownCoins()).toHaveLength(8)
  })

  it('last as long as the page where storage is refused [TRD-10]', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError')
    })
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Favorite Solana' }))
    expect(screen.getByRole('button', { name: 'Favorite Solana' })).toHaveAttribute('aria-pressed', 'true')
  })
})

describe('the page of live prices', () => {
  it('leads to the spot market of a coin [TRD-11]', async () => {
    const { user, router } = open()
    await user.click(screen.getByRole('link', { name: 'Trade Ethereum' }))
    expect(router.state.location).toMatchObject({
      pathname: '/trading/spot',
      state: { selectedPair: 'ETH/USDT' },
    })
  })

  it('is rendered before without anything of the visit [TRD-12]', () => {
    const html = renderToString(
      <MemoryRouter initialEntries={[PATH]}>
        <LivePrices />
      </MemoryRouter>,
    )
    expect(html).toContain('$43,250.00')
    expect(html).not.toContain('style=')
  })

  it('has nothing that axe objects to [TRD-13]', async () => {
    const { container } = open()
    // Prices stay on the stopped clock, axe needs a running one.
    jest.useRealTimers()
    expect(await axe(container)).toHaveNoViolations()
  })
})
