/** @jest-environment node */
import { decimal, usd } from '@crossbook/money'
import { formatMarketCap, tileName } from './coinLabels'
import type { HeatmapCoin } from './heatmapCoins'

function coin(change: `${number}`, marketCap: `${number}`): HeatmapCoin {
  return {
    symbol: 'BTC',
    name: 'Bitcoin',
    change: decimal(change),
    marketCap: decimal(marketCap),
    volume: usd('1'),
  }
}

describe('the label of a tile', () => {
  it('has the direction of the price and the coin’s value in billions [TLS-41]', () => {
    expect(tileName(coin('2.45', '847300'))).toBe('BTC, up 2.45%, market cap $847.3 billion')
    expect(tileName(coin('-0.52', '1200'))).toBe('BTC, down 0.52%, market cap $1.2 billion')
    expect(tileName(coin('0', '40400'))).toBe('BTC, unchanged at 0.00%, market cap $40.4 billion')
    expect(formatMarketCap(coin('0', '847300'))).toBe('$847.3B')
  })
})
