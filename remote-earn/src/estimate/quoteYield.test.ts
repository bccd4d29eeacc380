/** @jest-environment node */
import { decimal, type DecimalString } from '@crossbook/money'
import { quoteYield } from './quoteYield'

describe('the yield of a stake', () => {
  it.each([
    ['ETH', '10', '5.2', 365, '0.52000000', '1258.66'],
    ['ETH', '10', '10.4', 16, '0.04558904', '110.34827132'],
    ['ADA', '1000', '4.8', 30, '3.94520548', '1.801775342716'],
    ['DOT', '0', '12.5', 365, '0.00000000', '0'],
  ] as const)('of %s: %s coins at %s percent for %d days', (symbol, amount, apy, days, coins, worth) => {
    const quote = quoteYield(symbol, decimal(amount), decimal(apy), days)
    expect(quote.coins).toBe(coins)
    expect(Number(quote.worth)).toBeCloseTo(Number(worth), 8)
  })

  it('is exact for amounts that binary numbers cannot hold [ERN-04]', () => {
    const long = '123456789012345678.12345678' as DecimalString
    expect(quoteYield('DOT', long, decimal('36.5'), 1000).coins).toBe(long)
  })
})
