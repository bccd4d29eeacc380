/** @jest-environment node */
import { readAmount } from './readAmount'

describe('an amount field', () => {
  it('gives the amount that was typed', () => {
    expect(readAmount(' 0,50 ')).toEqual({ amount: '0.50', error: undefined, readings: [] })
  })

  it('has no message while it is empty', () => {
    expect(readAmount('  ')).toEqual({ amount: undefined, error: undefined, readings: [] })
  })

  it.each([
    ['1,250.50', 'Use a point for decimals and no commas, for example 1250.50.', ['1250.50']],
    ['abc', 'Use digits and one decimal point only, for example 0.25.', []],
    ['1.000000005', 'Use at most 8 decimals.', ['1.00000000']],
    ['1e5', 'Write the amount in full, without an exponent.', ['100000']],
    ['-1', 'Enter the amount without a plus or minus sign.', []],
    ['12 50', 'Remove the spaces between the digits.', []],
    ['1\u06605', 'Use digits of one script only, for example 0.25.', []],
    ['9'.repeat(41), 'Enter at most 40 characters.', []],
  ])('explains what is wrong with "%s" and offers its readings', (text, error, readings) => {
    expect(readAmount(text)).toEqual({ amount: undefined, error, readings })
  })

  it('names a unit that is not its own', () => {
    expect(readAmount('5 USDT', ['BTC']).error).toBe('Enter an amount in BTC, without “USDT”.')
    expect(readAmount('$5', ['BTC'])).toMatchObject({
      error: 'Enter an amount in BTC, without “$”.',
      readings: ['5'],
    })
    expect(readAmount('5 apples', ['BTC', 'ETH']).error).toBe('Enter the amount in digits, without “apples”.')
    expect(readAmount('5 quadrillion-pounds').error).toBe(
      'Enter the amount in digits, without “quadrillion-”.',
    )
  })
})
