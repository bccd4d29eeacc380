import { renderScreen } from '@crossbook/testing'
import { screen, within } from '@testing-library/react'
import { withTicker } from '../testing/tradingTicker'
import { MarketPicker, type Market } from './MarketPicker'

const MARKETS: readonly Market<'BTC' | 'ETH' | 'SOL'>[] = [
  { symbol: 'BTC', name: 'BTC/USDT' },
  { symbol: 'ETH', name: 'ETH/USDT' },
  { symbol: 'SOL', name: 'SOL/USDT' },
]

const open = () => {
  const onChange = jest.fn()
  const screenOf = withTicker(<MarketPicker markets={MARKETS} value="BTC" onChange={onChange} />)
  return { onChange, ...renderScreen(screenOf, { path: '/trading/spot' }) }
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

  it('have the marked on top when they are opened again, in the list and in the select [LST-13]', async () => {
    const { user, unmount } = open()
    await user.click(star())
    expect(rows()[0]).toHaveTextContent('BTC/USDT')
    unmount()
    open()
    expect(rows()[0]).toHaveTextContent('SOL/USDT')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'SOL/USDT',
      'BTC/USDT',
      'ETH/USDT',
    ])
    await user.click(star())
  })
})
