/** @jest-environment node */
import { sortFromParam, sortRows, sortToParam } from './sorting'

describe('sorting rows', () => {
  const rows = [
    { coin: 'ETH', price: 2420.5 },
    { coin: 'BTC', price: 43250 },
    { coin: 'USDT', price: 1 },
    { coin: 'USDC', price: 1 },
  ]

  it('puts figures in order, and keeps the order of equal ones', () => {
    expect(sortRows(rows, (row) => row.price, 'ascending').map((row) => row.coin)).toEqual([
      'USDT',
      'USDC',
      'ETH',
      'BTC',
    ])
    expect(sortRows(rows, (row) => row.price, 'descending').map((row) => row.coin)).toEqual([
      'BTC',
      'ETH',
      'USDT',
      'USDC',
    ])
  })

  it('puts texts in order and does not change its input', () => {
    expect(sortRows(rows, (row) => row.coin, 'ascending').map((row) => row.coin)).toEqual([
      'BTC',
      'ETH',
      'USDC',
      'USDT',
    ])
    expect(rows.map((row) => row.coin)).toEqual(['ETH', 'BTC', 'USDT', 'USDC'])
  })
})

describe('the sort in the address', () => {
  it.each([
    [{ key: 'price', direction: 'ascending' } as const, 'price'],
    [{ key: 'price', direction: 'descending' } as const, '-price'],
  ])('of %j is %s', (sort, param) => {
    expect(sortToParam(sort)).toBe(param)
    expect(sortFromParam(param, ['coin', 'price'])).toEqual(sort)
  })

  it.each([null, '', '-', 'volume', '--price', 'constructor'])('ignores %s', (param) => {
    expect(sortFromParam(param, ['coin', 'price'])).toBeNull()
  })
})
