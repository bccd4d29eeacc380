/** @jest-environment node */
import { decimal } from '@crossbook/money'
import { quoteSwap } from './quoteSwap'

describe('a swap’s quote', () => {
  it.each([
    ['1', 'BTC', 'ETH', '17.86820905'],
    ['0.5', 'BTC', 'USDT', '21625.00000000'],
    ['100', 'USDT', 'BNB', '0.38051750'],
    ['2', 'BNB', 'BTC', '0.01215260'],
    ['0.00000001', 'USDT', 'BTC', '0.00000000'],
    ['3', 'ETH', 'ETH', '3.00000000'],
  ] as const)('for %s %s gives %s: %s, with 8 decimals [WAL-42]', (amount, from, to, result) => {
    expect(quoteSwap(decimal(amount), from, to).result).toBe(result)
  })

  it('reports when rounding hides most of the result [WAL-109]', () => {
    expect(quoteSwap(decimal('0.0000001'), 'ETH', 'BTC')).toMatchObject({
      result: '0.00000001',
      small: 'roundedUp',
    })
    expect(quoteSwap(decimal('0.00000001'), 'USDT', 'BTC').small).toBe('roundedToZero')
    expect(quoteSwap(decimal('0'), 'USDT', 'BTC').small).toBe('zero')
    expect(quoteSwap(decimal('1'), 'USDT', 'BTC').small).toBeUndefined()
  })

  it('has a rate for one coin, whatever the amount [WAL-43]', () => {
    expect(quoteSwap(decimal('0'), 'ETH', 'BNB').rate).toBe('9.21042618')
    expect(quoteSwap(decimal('7'), 'USDT', 'BTC').rate).toBe('0.00002312')
  })
})
