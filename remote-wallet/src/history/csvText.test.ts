/** @jest-environment node */
import { csvText } from './csvText'

const cell = (value: string) => csvText([[value]]).slice(1, -2)

describe('a CSV file', () => {
  it('starts with a byte order mark, so that spreadsheets read it as UTF-8 [WAL-67]', () => {
    expect(csvText([['Zoë', 'b'], ['c']])).toBe('\ufeffZoë,b\r\nc\r\n')
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+1+1', "'+1+1"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1+1', '"\'\t=1+1"'],
    ['\r=1+1', '"\'\r=1+1"'],
    ['\n=1+1', '"\'\n=1+1"'],
    ['＝1+1', "'＝1+1"],
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ['-', "'-"],
    ['-0x10', "'-0x10"],
  ])('keeps a text from being run as a formula: %j [WAL-67]', (value, written) => {
    expect(cell(value)).toBe(written)
  })

  it.each(['-5', '-0.00010000', '120.00', '0', 'BTC/ETH', 'a=b', 'a-b', ''])(
    'leaves figures and other texts alone: %j [WAL-67]',
    (value) => {
      expect(cell(value)).toBe(value)
    },
  )

  it.each(['a,b', 'a;=1+1', 'a\tb', 'a\r\nb'])(
    'quotes what would break a cell apart: %j [WAL-67]',
    (value) => {
      expect(cell(value)).toBe(`"${value}"`)
    },
  )
})
