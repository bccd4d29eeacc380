/** @jest-environment node */
import { parseAmount, type AmountProblem } from './parseAmount'

const read = (text: string, units?: readonly string[]) => {
  const parsed = parseAmount(text, units)
  return parsed.ok ? parsed.value : { ...parsed.problem }
}

describe('reading a typed amount', () => {
  it.each([
    ['0.5', '0.5'],
    ['  12.30 ', '12.30'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['007', '7'],
    ['0', '0'],
    ['000.10', '0.10'],
    ['1.250', '1.250'],
    ['1234567890123456789.12345678', '1234567890123456789.12345678'],
  ])('reads "%s" as %s', (text, value) => {
    expect(read(text)).toBe(value)
  })

  it.each([
    ['0,25', '0.25'],
    [',5', '0.5'],
    ['5,', '5'],
    ['1,25', '1.25'],
    ['1,2500', '1.2500'],
    ['0,250', '0.250'],
    ['1250,500', '1250.500'],
    ['001,250', '1.250'],
  ])('reads the single comma of "%s" as a decimal comma: %s', (text, value) => {
    expect(read(text)).toBe(value)
  })

  it.each([
    ['1 250.50', '1250.50'],
    ['1\u00a0250,50', '1250.50'],
    ['1\u202f250\u202f000', '1250000'],
    ['1\u2009250.5', '1250.5'],
    ['1 250,500', '1250.500'],
    ["1'250.50", '1250.50'],
    ['1’250’000', '1250000'],
    ['1\u200b2\u2060\ufeff5\u00ad0', '1250'],
    ['\u202a0.5\u202c', '0.5'],
    ['１２５０．５０', '1250.50'],
    ['0。5', '0.5'],
    ['１，5', '1.5'],
    ['١٢٫٥', '12.5'],
    ['١٬٢٥٠٫٥٠', '1250.50'],
    ['۰٫۲۵', '0.25'],
    ['१२.५', '12.5'],
    ['𝟭𝟮.𝟱', '12.5'],
  ])('reads spaces, apostrophes, hidden characters and other digits: "%s" is %s', (text, value) => {
    expect(read(text)).toBe(value)
  })

  it.each([
    ['5,250.00000000 USDT', 'USDT', '5250.00000000'],
    ['$0.000001000', 'USD', '0.00000100'],
    ['$1,250.50', 'USD', '1250.50'],
    ['$43,250.00', 'USDT', '43250.00'],
    ['US$ 1,250,000', 'USD', '1250000'],
    ['1.250,50 usdt', 'USDT', '1250.50'],
    ['＄1，250．50', 'USD', '1250.50'],
    ['BTC 0.5', 'BTC', '0.5'],
    ['₿0,25', 'BTC', '0.25'],
    ['0.1 %', '%', '0.1'],
    ['0,1٪', '%', '0.1'],
    ['12,50,000.00 USDT', 'USDT', '1250000.00'],
  ])('reads a copied figure with its unit: "%s" in %s is %s', (text, unit, value) => {
    expect(read(text, [unit])).toBe(value)
  })

  it.each([
    ['5,250.00000000', '5250.00000000'],
    ['1.250,00000001', '1250.00000001'],
  ])('reads a balance as the site writes it, with 8 decimals: "%s" is %s', (text, value) => {
    expect(read(text)).toBe(value)
  })
})

describe('a text that is not read', () => {
  it.each<[string, readonly string[]]>([
    ['1,250', ['1250', '1.250']],
    ['12,345', ['12345', '12.345']],
    ['1,250.50', ['1250.50']],
    ['1,250.', ['1250']],
    ['1.250,50', ['1250.50']],
    ['1,234,567', ['1234567']],
    ['1.234.567', ['1234567']],
    ['1,234,567.89', ['1234567.89']],
    ['1,00,000', ['100000']],
    ['1,250.123456789', []],
    ['1,2,3', []],
    ['12,50.00', []],
    ['0,250.50', []],
  ])('offers the readings of the commas of "%s": %j', (text, readings) => {
    expect(read(text)).toEqual({ kind: 'comma', readings })
  })

  it('offers both readings of one comma before three digits, also with a unit', () => {
    expect(read('$1,250', ['USD'])).toEqual({ kind: 'comma', readings: ['1250', '1.250'] })
    expect(read('1,250 USDT', ['USDT'])).toEqual({ kind: 'comma', readings: ['1250', '1.250'] })
  })

  it.each<[string, readonly string[], string, readonly string[]]>([
    ['$1,250.50', ['BTC'], '$', ['1250.50']],
    ['€5', ['USD'], '€', ['5']],
    ['$1,250', ['BTC'], '$', ['1250', '1.250']],
    ['5,250.00 USDT', ['BTC'], 'USDT', []],
    ['12 BTC', [], 'BTC', []],
    ['1.5K', ['USD'], 'K', []],
    ['2 M', [], 'M', []],
    ['1½', [], '½', []],
    ['10²', [], '²', []],
    ['≈ 5', [], '≈', []],
    ['(5)', [], '(', []],
    ['5%', ['BTC'], '%', []],
  ])('names what to remove from "%s" in %j: %s', (text, units, found, readings) => {
    expect(read(text, units)).toEqual({ kind: 'word', found, readings })
  })

  it.each<[string, readonly string[]]>([
    ['1e5', ['100000']],
    ['2E-8', ['0.00000002']],
    ['1.5e+3', ['1500']],
    ['1e-9', []],
    ['1e99999999', []],
    ['1e60', []],
  ])('offers an exponent in full: "%s" is %j', (text, readings) => {
    expect(read(text)).toEqual({ kind: 'exponent', readings })
  })

  it.each([
    ['1.000000005', '1.00000000'],
    ['0,123456789', '0.12345678'],
    ['0.1000000000', '0.10000000'],
    ['0.99999999999', '0.99999999'],
  ])('names a ninth decimal and offers the first eight: "%s" may be %s', (text, reading) => {
    expect(read(text)).toEqual({ kind: 'decimals', readings: [reading] })
  })

  it.each<[string, AmountProblem['kind']]>([
    ['', 'empty'],
    ['   ', 'empty'],
    ['\u200b', 'empty'],
    ['-1', 'sign'],
    ['\u22121', 'sign'],
    ['+1', 'sign'],
    ['−$80.00', 'sign'],
    ['12 50', 'space'],
    ['1  250', 'space'],
    ['1, 250', 'space'],
    ['1 250 50', 'space'],
    ['\u0661 \u0662\u0665\u0660', 'space'],
    ['1\u06605', 'digits'],
    ['১২5', 'digits'],
    ['abc', 'notDecimal'],
    ['1.2.3', 'notDecimal'],
    ['1\t250', 'notDecimal'],
    ['1・5', 'notDecimal'],
    ['.', 'notDecimal'],
    [',', 'notDecimal'],
    ['0x10', 'notDecimal'],
    ['NaN', 'notDecimal'],
    ['Infinity', 'notDecimal'],
    ['$', 'notDecimal'],
    ['9'.repeat(41), 'tooLong'],
    ['1'.repeat(201), 'tooLong'],
  ])('refuses "%s" because of %s', (text, kind) => {
    expect(read(text)).toEqual({ kind, readings: [] })
  })
})
