/** @jest-environment node */
import { quoteConversion } from './quoteConversion'

describe('a conversion at the sample rates', () => {
  it('is the amount times the from-rate divided by the to-rate, with 8 decimals [TLS-03]', () => {
    expect(quoteConversion({ from: 'BTC', to: 'ETH', amount: '1.5' })).toEqual({
      from: 'BTC',
      to: 'ETH',
      amount: '1.5',
      result: '26.80231357',
      rate: '17.86820905',
      value: '64875',
      small: undefined,
    })
  })

  it('is decimal: what binary numbers cannot hold comes out exactly [TLS-03]', () => {
    expect(quoteConversion({ from: 'USDT', to: 'USDT', amount: '0.1' })?.result).toBe('0.10000000')
    expect(quoteConversion({ from: 'BTC', to: 'USDT', amount: '12345678901234567.00000001' })?.result).toBe(
      '533950612478395022750.00043250',
    )
  })

  it.each([
    { from: undefined, to: 'ETH', amount: '1' },
    { from: 'BTC', to: undefined, amount: '1' },
    { from: 'BTC', to: 'ETH', amount: '' },
    { from: 'BTC', to: 'ETH', amount: '  ' },
    { from: 'BTC', to: 'ETH', amount: '1,250' },
  ] as const)('does not exist for $from, $to and "$amount" [TLS-02]', (fields) => {
    expect(quoteConversion(fields)).toBeUndefined()
  })
})
