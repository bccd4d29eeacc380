import { AMOUNT_PROBLEM_WORDS, parseAmount, type AmountProblem } from './parseAmount'

describe('reading a typed amount', () => {
  it.each([
    ['0.5', '0.5'],
    ['  12.30 ', '12.30'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['007', '7'],
    ['0', '0'],
    ['000.10', '0.10'],
    ['1234567890123456789.12345678', '1234567890123456789.12345678'],
  ])('reads "%s" as %s', (text, value) => {
    expect(parseAmount(text)).toEqual({ ok: true, value })
  })

  it.each<[string, AmountProblem['kind']]>([
    ['', 'empty'],
    ['   ', 'empty'],
    ['1,5', 'comma'],
    ['1,250.50', 'comma'],
    ['-1', 'sign'],
    ['\u22121', 'sign'],
    ['+1', 'sign'],
    ['1e5', 'exponent'],
    ['2E-8', 'exponent'],
    ['abc', 'notDecimal'],
    ['12 BTC', 'notDecimal'],
    ['1 000', 'notDecimal'],
    ['1.2.3', 'notDecimal'],
    ['.', 'notDecimal'],
    ['0x10', 'notDecimal'],
    ['NaN', 'notDecimal'],
    ['Infinity', 'notDecimal'],
    ['١٢', 'notDecimal'],
    ['9'.repeat(41), 'tooLong'],
  ])('refuses "%s" because of %s', (text, kind) => {
    expect(parseAmount(text)).toEqual({ ok: false, problem: { kind } })
  })

  it('has words for the person who typed it', () => {
    expect(AMOUNT_PROBLEM_WORDS.comma).toBe('Use a point for decimals and no commas, for example 1250.50.')
    expect(AMOUNT_PROBLEM_WORDS.notDecimal).toBe('Use digits and one decimal point only, for example 0.25.')
  })
})
