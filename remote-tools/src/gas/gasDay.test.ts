/** @jest-environment node */
import { gasDay } from './gasDay'
import { gasPricesOf } from './gasPrices'

describe('the last 24 hours of gas', () => {
  const { hourly, high, low, average } = gasDay()

  it('have the high, low and average shown for them [TLS-34]', () => {
    expect(hourly).toHaveLength(24)
    expect(Math.max(...hourly)).toBe(high)
    expect(Math.min(...hourly)).toBe(low)
    expect(hourly.reduce((sum, gwei) => sum + gwei, 0) / hourly.length).toBe(average)
  })

  it('end at the standard price of now [TLS-34]', () => {
    expect(String(hourly.at(-1))).toBe(gasPricesOf('ethereum').prices.standard.gwei)
  })
})
