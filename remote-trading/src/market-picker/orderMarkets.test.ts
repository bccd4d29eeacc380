/** @jest-environment node */
import { findMarkets, type Market, nextSort, sortMarkets } from './orderMarkets'

const MARKETS: readonly Market<'BTC' | 'ETH' | 'SOL'>[] = [
  { symbol: 'BTC', name: 'BTC/USDT' },
  { symbol: 'SOL', name: 'SOL/USDT' },
  { symbol: 'ETH', name: 'ETH/USDT' },
]

const symbols = (markets: readonly Market<'BTC' | 'ETH' | 'SOL'>[]) => markets.map(({ symbol }) => symbol)

describe('the order of markets', () => {
  it('finds pairs and coins in any case [TRD-121]', () => {
    expect(symbols(findMarkets(MARKETS, ' sol'))).toEqual(['SOL'])
    expect(symbols(findMarkets(MARKETS, 'Bitc'))).toEqual(['BTC'])
    expect(symbols(findMarkets(MARKETS, ''))).toEqual(['BTC', 'SOL', 'ETH'])
    expect(findMarkets(MARKETS, 'gold')).toEqual([])
  })

  it('is by price or change, in both directions [TRD-121]', () => {
    expect(symbols(sortMarkets(MARKETS, { key: 'price', descending: true }))).toEqual(['BTC', 'ETH', 'SOL'])
    expect(symbols(sortMarkets(MARKETS, { key: 'change', descending: false }))).toEqual(['ETH', 'BTC', 'SOL'])
    expect(symbols(sortMarkets(MARKETS, null))).toEqual(['BTC', 'SOL', 'ETH'])
  })

  it('goes from highest to lowest first and back to the usual one [TRD-121]', () => {
    const first = nextSort({ key: 'change', descending: true }, 'price')
    expect(first).toEqual({ key: 'price', descending: true })
    const second = nextSort(first, 'price')
    expect(second).toEqual({ key: 'price', descending: false })
    expect(nextSort(second, 'price')).toBeNull()
  })
})
