/** @jest-environment node */
import { COMPARABLE_COINS, coinMetrics } from './coinMetrics'

describe('the metrics of a coin', () => {
  it('agree with the site’s sample market [TLS-21]', () => {
    expect(coinMetrics('BTC')).toEqual({
      symbol: 'BTC',
      name: 'Bitcoin',
      price: '43250',
      change24h: '2.45',
      marketCap: '847300000000',
      volume24h: '28500000000',
      supply: '19590751',
      rank: 1,
      allTimeHigh: '69044.77',
      allTimeLow: '67.81',
    })
  })

  it('put no coin’s price outside the range of its history, and rank no two alike [TLS-21]', () => {
    const all = COMPARABLE_COINS.map(coinMetrics)
    for (const { price, allTimeHigh, allTimeLow } of all) {
      expect(Number(price)).toBeLessThanOrEqual(Number(allTimeHigh))
      expect(Number(price)).toBeGreaterThanOrEqual(Number(allTimeLow))
    }
    expect(new Set(all.map(({ rank }) => rank)).size).toBe(all.length)
  })
})
