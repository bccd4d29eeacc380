/** @jest-environment node */
import {
  add,
  compare,
  divide,
  larger,
  multiply,
  percentOf,
  roundTo,
  signOf,
  subtract,
  sum,
} from './arithmetic'
import { decimal, decimalFromNumber, toNumber, usd, type UsdAmount } from './decimal'

describe('arithmetic with decimals', () => {
  it('adds and subtracts without binary noise', () => {
    expect(add(decimal('0.1'), decimal('0.2'))).toBe('0.3')
    expect(subtract(decimal('0.3'), decimal('0.1'))).toBe('0.2')
    expect(subtract(decimal('0.00000001'), decimal('1'))).toBe('-0.99999999')
  })

  it('multiplies exactly and never falls into an exponent', () => {
    expect(multiply(decimal('0.00000001'), decimal('0.00000001'))).toBe('0.0000000000000001')
    expect(multiply(decimal('98765432109876543210'), decimal('10'))).toBe('987654321098765432100')
    expect(multiply(decimal('-1'), decimal('0'))).toBe('0')
  })

  it('keeps the unit of its first operand', () => {
    const worth: UsdAmount = multiply(usd('43250'), decimal('0.5'))
    expect(worth).toBe('21625')
  })

  it('divides to the requested decimals, rounding half away from zero or truncating', () => {
    expect(divide(decimal('2'), decimal('3'), 8, 'nearest')).toBe('0.66666667')
    expect(divide(decimal('2'), decimal('3'), 8, 'down')).toBe('0.66666666')
    expect(divide(decimal('-1'), decimal('8'), 2, 'nearest')).toBe('-0.13')
    expect(divide(decimal('1'), decimal('4'), 4, 'nearest')).toBe('0.2500')
  })

  it('rounds a quotient once: just under a half stays down', () => {
    // 0.14999…: rounding it to 0.15 first would end at 0.2.
    const justUnder = decimal('1499999999999999999999999999')
    expect(divide(justUnder, decimal('10000000000000000000000000000'), 1, 'nearest')).toBe('0.1')
  })

  it('refuses to divide by zero', () => {
    expect(() => divide(decimal('1'), decimal('0'), 2, 'nearest')).toThrow('Division by zero')
  })

  it('rounds to fixed decimals without a minus before zero', () => {
    expect(roundTo(decimal('1.005'), 2, 'nearest')).toBe('1.01')
    expect(roundTo(decimal('1.009'), 2, 'down')).toBe('1.00')
    expect(roundTo(decimal('-0.001'), 2, 'nearest')).toBe('0.00')
    expect(roundTo(decimal('-0.01'), 2, 'nearest')).toBe('-0.01')
  })

  it('sums a list, an empty one to zero', () => {
    expect(sum([usd('0.1'), usd('0.2'), usd('99.7')])).toBe('100')
    expect(sum([])).toBe('0')
  })

  it('orders by value and not by text', () => {
    expect([decimal('10'), decimal('9.5'), decimal('-1')].sort(compare)).toEqual(['-1', '9.5', '10'])
    expect(compare(decimal('1.0'), decimal('1'))).toBe(0)
    expect(larger(decimal('9'), decimal('10'))).toBe('10')
    expect(larger(subtract(decimal('0.0001'), decimal('0.0005')), decimal('0'))).toBe('0')
    expect([signOf(decimal('-0.1')), signOf(decimal('0.00')), signOf(decimal('3'))]).toEqual([-1, 0, 1])
  })

  it('gives a share in percent, and 0 of nothing', () => {
    expect(percentOf(usd('1'), usd('3'), 2, 'nearest')).toBe('33.33')
    expect(percentOf(usd('12000'), usd('30000'), 0, 'nearest')).toBe('40')
    expect(percentOf(usd('0'), usd('0'), 2, 'nearest')).toBe('0.00')
  })
})

describe('decimals', () => {
  it('are refused in any notation but the plain one', () => {
    expect(() => decimal('1e5')).toThrow('"1e5" is not a plain decimal')
    expect(() => decimal('0x10')).toThrow('"0x10" is not a plain decimal')
    expect(() => usd('.5')).toThrow('".5" is not a plain decimal')
  })

  it('come from numbers with fixed decimals, and never from a value that is not a number', () => {
    expect(decimalFromNumber(0.1 + 0.2, 8)).toBe('0.30000000')
    expect(decimalFromNumber(-0.001, 2)).toBe('0.00')
    expect(decimalFromNumber(1.005, 2)).toBe('1.01')
    expect(decimalFromNumber(-1.5, 0)).toBe('-2')
    expect(decimalFromNumber(1.5e-7, 8)).toBe('0.00000015')
    expect(decimalFromNumber(1e21, 0)).toBe('1000000000000000000000')
    expect(() => decimalFromNumber(NaN, 2)).toThrow('Invalid number')
  })

  it('turn into numbers for charts', () => {
    expect(toNumber(decimal('2420.5'))).toBe(2420.5)
  })
})
