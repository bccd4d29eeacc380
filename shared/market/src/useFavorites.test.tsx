import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import type { CoinSymbol } from './coins'
import { useFavorite, useFavoritesFirst } from './useFavorites'

const COINS: readonly CoinSymbol[] = ['BTC', 'ETH', 'SOL', 'ADA']

const own = (symbol: CoinSymbol) => symbol

function Star({ symbol }: { symbol: CoinSymbol }) {
  const { marked, toggle } = useFavorite(symbol)
  return (
    <button aria-pressed={marked} onClick={toggle}>
      {symbol}
    </button>
  )
}

function Coins({ view = '' }: { view?: string }) {
  return useFavoritesFirst(COINS, own, view).map((symbol) => <Star key={symbol} symbol={symbol} />)
}

const order = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

const press = (symbol: CoinSymbol) => act(() => screen.getByRole('button', { name: symbol }).click())

afterEach(() => {
  localStorage.clear()
  // Another tab clears everything: the marks of the page go with it.
  const { unmount } = render(<Star symbol="BTC" />)
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: null })))
  unmount()
})

describe('a list of coins', () => {
  it('keeps its order when a star is clicked, and lists favorites first the next time it opens [LST-13]', () => {
    const { unmount } = render(<Coins />)
    press('ADA')
    press('ETH')
    expect(screen.getByRole('button', { name: 'ADA' })).toHaveAttribute('aria-pressed', 'true')
    expect(order()).toEqual(['BTC', 'ETH', 'SOL', 'ADA'])
    unmount()
    render(<Coins />)
    expect(order()).toEqual(['ETH', 'ADA', 'BTC', 'SOL'])
    press('ETH')
    expect(order()).toEqual(['ETH', 'ADA', 'BTC', 'SOL'])
  })

  it('has the marked on top once it shows something else, a tab or a sort [LST-13]', () => {
    const { rerender } = render(<Coins view="popular" />)
    press('SOL')
    rerender(<Coins view="popular" />)
    expect(order()).toEqual(['BTC', 'ETH', 'SOL', 'ADA'])
    rerender(<Coins view="new" />)
    expect(order()).toEqual(['SOL', 'BTC', 'ETH', 'ADA'])
  })

  it('that was prerendered keeps the order it was painted in, and its stars are filled [LST-13]', () => {
    localStorage.setItem('crossbook.favorite-coins', 'SOL')
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<Coins />)
    expect(container).not.toContainHTML('aria-pressed="true"')
    const { unmount } = render(<Coins />, { container, hydrate: true })
    expect(order()).toEqual(['BTC', 'ETH', 'SOL', 'ADA'])
    expect(screen.getByRole('button', { name: 'SOL' })).toHaveAttribute('aria-pressed', 'true')
    unmount()
    container.remove()
  })
})
