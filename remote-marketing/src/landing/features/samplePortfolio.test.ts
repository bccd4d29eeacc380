/** @jest-environment node */
import { sum } from '@crossbook/money'
import { SAMPLE_HOLDINGS, SAMPLE_TOTAL } from './samplePortfolio'

describe('the sample wallet', () => {
  it('is worth what its coins are worth', () => {
    expect(SAMPLE_TOTAL).toBe('38250.1')
    expect(sum(SAMPLE_HOLDINGS.map(({ value }) => value))).toBe(SAMPLE_TOTAL)
  })

  it('is spread over its coins without a remainder', () => {
    expect(SAMPLE_HOLDINGS.map(({ symbol, allocation }) => `${symbol} ${allocation}`)).toEqual([
      'BTC 51.1',
      'ETH 26.6',
      'USDT 13.7',
      'BNB 8.6',
    ])
  })
})
