/** @jest-environment node */
import fc from 'fast-check'
import { compare, multiply, subtract } from './arithmetic'
import { convert, smallResult } from './conversion'
import { decimal, usd, type DecimalString } from './decimal'

const [BTC, ETH, USDT, BNB] = [usd('43250'), usd('2420.5'), usd('1'), usd('262.8')]

describe('converting one coin into another', () => {
  it('multiplies by the rate it comes from and divides by the rate it goes to', () => {
    expect(convert(decimal('1'), BTC, ETH, 8, 'nearest')).toBe('17.86820905')
    expect(convert(decimal('100'), USDT, BTC, 8, 'nearest')).toBe('0.00231214')
    expect(convert(decimal('2.5'), BNB, USDT, 8, 'nearest')).toBe('657.00000000')
    expect(convert(decimal('0'), BTC, USDT, 8, 'nearest')).toBe('0.00000000')
  })

  it.each([
    ['0', ETH, BTC, '0.00000000', 'zero'],
    ['0.00000001', ETH, BTC, '0.00000000', 'roundedToZero'],
    ['0.00000008', ETH, BTC, '0.00000000', 'roundedToZero'],
    ['0.0000001', ETH, BTC, '0.00000001', 'roundedUp'],
    ['0.00000017', ETH, BTC, '0.00000001', 'roundedUp'],
    ['0.00000018', ETH, BTC, '0.00000001', undefined],
    ['0.00000001', BTC, ETH, '0.00000018', undefined],
    ['0.00000001', BTC, BTC, '0.00000001', undefined],
  ] as const)('of %s gives %4$s and reports hidden rounding: %5$s', (amount, from, to, result, small) => {
    expect(convert(decimal(amount), from, to, 8, 'nearest')).toBe(result)
    expect(smallResult(decimal(amount), from, to)).toBe(small)
  })

  it('is at most half of the 8th decimal away from the exact result', () => {
    const rate = fc.constantFrom(BTC, ETH, USDT, BNB)
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), rate, rate, (units, from, to) => {
        const amount = ofUnits(units)
        const result = convert(amount, from, to, 8, 'nearest')
        const exact = multiply(amount, from)
        const half = multiply(to, decimal('0.000000005'))
        const away = difference(multiply<DecimalString>(result, to), exact)
        expect(compare<DecimalString>(away, half)).toBeLessThanOrEqual(0)
      }),
    )
  })
})

/** An amount of so many 8th decimals. */
function ofUnits(units: bigint): DecimalString {
  const digits = String(units).padStart(9, '0')
  return decimal(`${digits.slice(0, -8)}.${digits.slice(-8)}` as `${number}`)
}

/** The difference between two amounts. */
function difference(a: DecimalString, b: DecimalString): DecimalString {
  return compare(a, b) < 0 ? subtract(b, a) : subtract(a, b)
}
