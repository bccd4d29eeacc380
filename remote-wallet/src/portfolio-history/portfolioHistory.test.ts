/** @jest-environment node */
import { marketSample } from '@crossbook/market'
import { toNumber } from '@crossbook/money'
import { accountHoldings } from '../holdings/holdings'
import { portfolioChange, portfolioValue } from '../holdings/portfolio'
import { HISTORY_SPANS, portfolioHistory } from './portfolioHistory'

const holdings = accountHoldings()

describe('the history of a portfolio', () => {
  it.each(HISTORY_SPANS)('over %s ends at the portfolio’s value [WAL-105]', (span) => {
    expect(portfolioHistory(holdings, span).points.at(-1)).toBeCloseTo(toNumber(portfolioValue(holdings)), 6)
  })

  it('over a day starts at the value that the stated change implies, and states that change [WAL-105]', () => {
    const { points, change } = portfolioHistory(holdings, '1D')
    expect(change).toEqual(portfolioChange(holdings))
    const before = toNumber(portfolioValue(holdings)) - toNumber(change.amount)
    expect(points[0]).toBeCloseTo(before, 1)
  })

  it.each([
    ['1D', 25],
    ['1W', 85],
    ['1M', 121],
  ] as const)('over %s has %d points, of which none leaves its stated range [WAL-105]', (span, count) => {
    const { points, high, low } = portfolioHistory(holdings, span)
    expect(points).toHaveLength(count)
    expect(Math.max(...points)).toBeCloseTo(toNumber(high), 2)
    expect(Math.min(...points)).toBeCloseTo(toNumber(low), 2)
  })

  it('has the time of each point, up to that of the sample data', () => {
    const { points, instants } = portfolioHistory(holdings, '1W')
    expect(instants).toHaveLength(points.length)
    expect(instants[0]).toBe('2024-03-08T12:00:00.000Z')
    expect(instants.at(-1)).toBe('2024-03-15T12:00:00.000Z')
  })

  it('over longer spans changes by the difference between its ends [WAL-105]', () => {
    for (const span of ['1W', '1M'] as const) {
      const { points, change } = portfolioHistory(holdings, span)
      const [first = 0, last = 0] = [points[0], points.at(-1)]
      expect(toNumber(change.amount)).toBeCloseTo(last - first, 1)
      expect(toNumber(change.percent)).toBeCloseTo((last / first - 1) * 100, 1)
    }
  })

  it('follows a single holding’s price [WAL-105]', () => {
    const [btc] = holdings
    if (btc === undefined) throw new Error('the account holds nothing')
    const { points, change } = portfolioHistory([btc], '1D')
    expect(change.percent).toBe(marketSample('BTC').change)
    expect(points.at(-1)).toBeCloseTo(toNumber(btc.usdValue), 6)
  })
})
