/** @jest-environment node */
import { decimal, sum, usd } from '@crossbook/money'
import { accountHoldings, holdingOf, parseAccountCoin } from './holdings'
import { allocations, bestPerformer, portfolioChange, portfolioValue, topHoldings } from './portfolio'

const worth = (...values: `${number}`[]) => values.map((value) => ({ usdValue: usd(value) }))

describe('the sample account', () => {
  it('holds the four coins of the dashboard at the specified rates [WAL-06]', () => {
    expect(accountHoldings().map(({ symbol, rate }) => [symbol, rate])).toEqual([
      ['BTC', '43250'],
      ['ETH', '2420.5'],
      ['USDT', '1'],
      ['BNB', '262.8'],
    ])
  })

  it('is worth the sum of its holdings [WAL-05]', () => {
    expect(portfolioValue(accountHoldings())).toBe('38250.1')
  })

  it('knows its coins and refuses all others', () => {
    expect(holdingOf('BNB').name).toBe('BNB')
    expect(parseAccountCoin('ETH')).toBe('ETH')
    expect(parseAccountCoin('DOGE')).toBeUndefined()
    expect(parseAccountCoin(null)).toBeUndefined()
  })
})

describe('a portfolio', () => {
  it('gains the sum of its holdings’ gains, in percent of its earlier value', () => {
    const holdings = [
      { usdValue: usd('110'), change: decimal('10') },
      { usdValue: usd('90'), change: decimal('-10') },
    ]
    expect(portfolioChange(holdings)).toEqual({ amount: '0.00', percent: '0.00' })
    expect(portfolioChange(holdings.slice(0, 1))).toEqual({ amount: '10.00', percent: '10.00' })
    expect(portfolioChange([])).toEqual({ amount: '0.00', percent: '0.00' })
  })

  it('has a best performer by change, not by worth [WAL-73]', () => {
    const flat = { symbol: 'BTC', change: decimal('0.1') }
    const risen = { symbol: 'BNB', change: decimal('9.99') }
    expect(bestPerformer([flat, risen])).toBe(risen)
    expect(bestPerformer([])).toBeUndefined()
    expect(bestPerformer(accountHoldings())?.symbol).toBe('BTC')
  })

  it('lists the most valuable holding first', () => {
    expect(topHoldings(worth('9', '100', '20'))).toEqual(worth('100', '20', '9'))
  })

  it('allots shares that add up to 100.0 percent [WAL-74]', () => {
    expect(allocations(worth('1', '1', '1'))).toEqual(['33.4', '33.3', '33.3'])
    expect(allocations(worth('1', '0'))).toEqual(['100.0', '0.0'])
    expect(allocations(worth('0', '0'))).toEqual(['0.0', '0.0'])
    expect(allocations([])).toEqual([])
    expect(allocations(accountHoldings())).toEqual(['51.1', '26.6', '13.7', '8.6'])
    expect(sum(allocations(accountHoldings()))).toBe('100')
  })
})
