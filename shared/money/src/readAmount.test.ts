import { readAmount } from './readAmount'

describe('an amount field', () => {
  it('gives the amount that was typed', () => {
    expect(readAmount(' 0.50 ')).toEqual({ amount: '0.50', error: undefined })
  })

  it('says nothing while nothing is typed', () => {
    expect(readAmount('  ')).toEqual({ amount: undefined, error: undefined })
  })

  it('says what is wrong with commas and letters', () => {
    expect(readAmount('1,5').error).toBe('Use a point for decimals and no commas, for example 1250.50.')
    expect(readAmount('abc').error).toBe('Use digits and one decimal point only, for example 0.25.')
  })
})
