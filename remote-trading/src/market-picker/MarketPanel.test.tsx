import { bringIntoView, renderScreen } from '@crossbook/testing'
import { act, screen, within } from '@testing-library/react'
import { withTicker } from '../testing/tradingTicker'
import { MarketPanel } from './MarketPanel'
import type { Market } from './orderMarkets'

const MARKETS: readonly Market<'BTC' | 'ETH' | 'SOL'>[] = [
  { symbol: 'BTC', name: 'BTC/USDT' },
  { symbol: 'ETH', name: 'ETH/USDT' },
  { symbol: 'SOL', name: 'SOL/USDT' },
]

const open = () => {
  const onChange = jest.fn()
  const screenOf = withTicker(<MarketPanel markets={MARKETS} value="BTC" onChange={onChange} />)
  return { onChange, ...renderScreen(screenOf, { path: '/trading/spot' }) }
}

/** Opens the list and waits for its filters, which are loaded when they come into view. */
async function openWithFilters() {
  const opened = open()
  act(() => bringIntoView(document.body))
  await screen.findByRole('searchbox', { name: 'Search markets', hidden: true })
  return opened
}

// The list is in the page at every width, and visible from 1280 px on.
const inList = { hidden: true } as const

const rows = () => screen.getAllByRole('listitem', inList)

const star = () => screen.getByRole('button', { name: 'Favorite Solana', ...inList })

describe('the markets of a trading page', () => {
  it('have a star first, which marks the coin and chooses no market [LST-12]', async () => {
    const { user, onChange } = open()
    for (const row of rows()) {
      const [first] = within(row).getAllByRole('button', inList)
      expect(first).toHaveAccessibleName(/^Favorite /)
    }
    await user.click(star())
    expect(star()).toHaveAttribute('aria-pressed', 'true')
    expect(onChange).not.toHaveBeenCalled()
    await user.click(star())
    expect(localStorage).toHaveLength(0)
  })

  it('list favorites first the next time they open [LST-13]', async () => {
    const { user, unmount } = open()
    await user.click(star())
    expect(rows()[0]).toHaveTextContent('BTC/USDT')
    unmount()
    open()
    expect(rows()[0]).toHaveTextContent('SOL/USDT')
    await user.click(star())
  })

  it('are found by pair or coin, and a message appears when none match [TRD-121]', async () => {
    const { user } = await openWithFilters()
    const field = screen.getByRole('searchbox', { name: 'Search markets', ...inList })
    await user.type(field, 'solana')
    expect(rows().map((row) => within(row).getByText(/USDT/).textContent)).toEqual(['SOL/USDT'])
    await user.type(field, 'x')
    expect(screen.queryAllByRole('listitem', inList)).toEqual([])
    expect(screen.getByRole('status', inList)).toHaveTextContent('No market matches.')
  })

  it('are sorted by price and change, and back [TRD-121]', async () => {
    const { user } = await openWithFilters()
    const pairs = () => rows().map((row) => within(row).getByText(/USDT/).textContent)
    const sort = (name: RegExp) => screen.getByRole('button', { name, ...inList })
    await user.click(sort(/^Sort by 24h/))
    expect(pairs()).toEqual(['SOL/USDT', 'BTC/USDT', 'ETH/USDT'])
    expect(sort(/^Sort by 24h/)).toHaveAccessibleName('Sort by 24h highest first')
    await user.click(sort(/^Sort by 24h/))
    expect(pairs()).toEqual(['ETH/USDT', 'BTC/USDT', 'SOL/USDT'])
    await user.click(sort(/^Sort by 24h/))
    expect(pairs()).toEqual(['BTC/USDT', 'ETH/USDT', 'SOL/USDT'])
    expect(sort(/^Sort by 24h/)).toHaveAttribute('aria-pressed', 'false')
  })

  it('show only favorites under their tab, where an unmarked one stays until the tab changes [TRD-121]', async () => {
    const { user } = await openWithFilters()
    const tab = (name: string) => screen.getByRole('radio', { name, ...inList })
    await user.click(tab('Favorites'))
    expect(screen.getByRole('status', inList)).toHaveTextContent('No favorites yet.')
    await user.click(tab('All'))
    await user.click(star())
    await user.click(tab('Favorites'))
    expect(rows()).toHaveLength(1)
    await user.click(star())
    expect(rows()).toHaveLength(1)
    await user.click(tab('All'))
    expect(rows()).toHaveLength(3)
  })
})
