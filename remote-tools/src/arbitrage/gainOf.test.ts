/** @jest-environment node */
import { decimal, usd } from '@crossbook/money'
import { gainOf } from './gainOf'

describe('the gain of an opportunity', () => {
  it('is the spread, in percent of the purchase price, and for the whole volume [TLS-12]', () => {
    expect(gainOf({ buyPrice: usd('200'), sellPrice: usd('203'), volume: decimal('1.5') })).toEqual({
      spread: '3',
      spreadPercent: '1.50',
      profit: '4.5',
    })
  })

  it('is exact for prices that binary numbers cannot hold [TLS-12]', () => {
    expect(gainOf({ buyPrice: usd('0.1'), sellPrice: usd('0.3'), volume: decimal('3') })).toMatchObject({
      spread: '0.2',
      profit: '0.6',
    })
  })
})
