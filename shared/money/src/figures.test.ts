/** @jest-environment node */
import { decimal } from './decimal'
import {
  formatCoin,
  formatCoinResult,
  formatCoinTrimmed,
  formatCompact,
  formatDecimal,
  formatInteger,
  formatPercent,
} from './figures'

describe('plain figures', () => {
  it('have groups, fixed decimals and a true minus', () => {
    expect(formatDecimal(decimal('43250'), 2)).toBe('43,250.00')
    expect(formatDecimal(decimal('-1234567.891'), 1)).toBe('−1,234,567.9')
    expect(formatDecimal(decimal('999'), 0)).toBe('999')
    expect(formatDecimal(decimal('0.1234567'), 7)).toBe('0.1234567')
  })

  it('have no minus when they round to zero', () => {
    expect(formatDecimal(decimal('-0.004'), 2)).toBe('0.00')
  })

  it('may count', () => {
    expect(formatInteger(145230)).toBe('145,230')
    expect(formatInteger(0)).toBe('0')
  })

  it('may be percentages', () => {
    expect(formatPercent(decimal('0.1'))).toBe('0.10%')
    expect(formatPercent(5.2, 1)).toBe('5.2%')
    expect(formatPercent(-0.25)).toBe('−0.25%')
  })
})

describe('the result of an amount in coins', () => {
  it('is shown without trailing zeros', () => {
    expect(formatCoinResult(decimal('0.00020000'), decimal('1'))).toBe('0.0002')
    expect(formatCoinResult(decimal('0.00000000'), decimal('0'))).toBe('0')
  })

  it('is never shown as nothing when it only rounds to zero', () => {
    expect(formatCoinResult(decimal('0.00000000'), decimal('0.00000001'))).toBe('< 0.00000001')
  })
})

describe('coin amounts', () => {
  it('have 8 decimals', () => {
    expect(formatCoin(decimal('0.0005'))).toBe('0.00050000')
    expect(formatCoin(decimal('1234.5'))).toBe('1,234.50000000')
    expect(formatCoin(decimal('0'))).toBe('0.00000000')
  })

  it('are trimmed where room is short', () => {
    expect(formatCoinTrimmed(decimal('0.00050000'))).toBe('0.0005')
    expect(formatCoinTrimmed(decimal('12500.00'))).toBe('12,500')
    expect(formatCoinTrimmed(decimal('0.00000001'))).toBe('0.00000001')
    expect(formatCoinTrimmed(decimal('-0.000000001'))).toBe('0')
  })
})

describe('compact figures', () => {
  it.each([
    ['0', '0'],
    ['950', '950'],
    ['1200', '1.2K'],
    ['28500000', '28.5M'],
    ['1200000000', '1.2B'],
    ['847300000000', '847.3B'],
    ['2400000000000', '2.4T'],
    ['1234000000000000', '1,234.0T'],
    ['-1500000', '−1.5M'],
  ] as const)('writes %s as %s', (value, text) => {
    expect(formatCompact(decimal(value))).toBe(text)
  })

  it('goes to the next unit instead of writing a thousand of one', () => {
    expect(formatCompact(999_949)).toBe('999.9K')
    expect(formatCompact(999_950)).toBe('1.0M')
    expect(formatCompact(999.5)).toBe('1.0K')
  })

  it('takes other decimals', () => {
    expect(formatCompact(847_300_000_000, 0)).toBe('847B')
    expect(formatCompact(1_234_567, 2)).toBe('1.23M')
  })
})
