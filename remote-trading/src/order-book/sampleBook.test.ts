/** @jest-environment node */
import { COIN_SYMBOLS, marketSample, SAMPLE_INSTANT_MS } from '@crossbook/market'
import { toNumber, usd } from '@crossbook/money'
import { sampleBook } from './sampleBook'
import { firstTrades, withTrade } from './sampleTrades'

describe('a sample book', () => {
  it.each(COIN_SYMBOLS)(
    'of %s lies around the price, each side from the best price on [TRD-123]',
    (symbol) => {
      const { price } = marketSample(symbol)
      const { asks, bids, spread } = sampleBook(symbol, price)
      const [ask, bid] = [asks, bids].map((side) => side.map((level) => toNumber(level.price)))
      expect(ask).toEqual([...new Set(ask)].sort((a, b) => a - b))
      expect(bid).toEqual([...new Set(bid)].sort((a, b) => b - a))
      expect(ask?.[0]).toBeGreaterThanOrEqual(toNumber(price))
      expect(bid?.[0]).toBeLessThanOrEqual(toNumber(price))
      expect(toNumber(spread)).toBeLessThanOrEqual(Math.max(0.01, 0.002 * toNumber(price)))
    },
  )

  it('is the same for everybody, and has the same size at the same price [TRD-123]', () => {
    const before = sampleBook('BTC', usd('43250'))
    expect(sampleBook('BTC', usd('43250'))).toEqual(before)
    expect(before.asks[0]?.price).toBe('43251.00')
    const after = sampleBook('BTC', usd('43251'))
    expect(after.asks[0]?.price).toBe('43252.00')
    expect(after.asks[0]?.size).not.toBe(before.asks[0]?.size)
    expect(after.bids[1]?.price).toBe(before.bids[0]?.price)
  })

  it('counts sizes up from the best price', () => {
    const { bids } = sampleBook('ETH', usd('2420.5'))
    const sum = bids.reduce((total, { size }) => total + size, 0)
    expect(bids.at(-1)?.total).toBeCloseTo(sum)
  })
})

describe('sample trades', () => {
  it('end at the sample instant and price, newest first [TRD-123]', () => {
    const trades = firstTrades('BTC')
    expect(trades[0]).toMatchObject({ time: SAMPLE_INSTANT_MS, price: '43250.00' })
    const times = trades.map(({ time }) => time)
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect(firstTrades('BTC')).toEqual(trades)
  })

  it('go on with a trade at each new price, bought where it rose [TRD-123]', () => {
    const trades = withTrade(firstTrades('BTC'), 'BTC', usd('43260'))
    expect(trades[0]).toMatchObject({ price: '43260', side: 'buy', time: SAMPLE_INSTANT_MS + 3000 })
    expect(withTrade(trades, 'BTC', usd('43200'))[0]).toMatchObject({ side: 'sell' })
    expect(trades).toHaveLength(firstTrades('BTC').length)
  })
})
