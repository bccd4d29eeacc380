/** @jest-environment node */
import { accountTransactions } from '../transactions/transactions'
import { countTransactions, filterTransactions, type HistoryFilter } from './filterTransactions'

const found = (filter: Partial<HistoryFilter>) =>
  filterTransactions(accountTransactions(), { text: '', type: 'all', period: 'all', ...filter })

const dates = (filter: Partial<HistoryFilter>) => found(filter).map(({ date }) => date.slice(0, 10))

describe('the history’s counters', () => {
  it('count all transactions and those of each status [WAL-61]', () => {
    expect(countTransactions(accountTransactions())).toEqual({
      total: 14,
      completed: 10,
      pending: 2,
      failed: 2,
    })
    expect(countTransactions([])).toEqual({ total: 0, completed: 0, pending: 0, failed: 0 })
  })
})

describe('a filter of the history', () => {
  it('keeps everything by default', () => {
    expect(found({})).toHaveLength(14)
  })

  it.each([
    ['coin', 'bnb', 3],
    ['pair', 'usdt/bnb', 1],
    ['hash', '0xe6719B', 1],
    ['hash with hidden characters', '\u200b0xe671\u00ad9b\ufeff', 1],
    ['status', 'pend', 2],
    ['type', ' Transfer ', 3],
    ['nothing', 'doge', 0],
  ])('searches by %s, whatever the case: "%s" [WAL-62]', (_, text, count) => {
    expect(found({ text })).toHaveLength(count)
  })

  it.each([
    ['deposit', 5],
    ['withdraw', 3],
    ['swap', 3],
    ['transfer', 3],
  ] as const)('keeps the type %s [WAL-63]', (type, count) => {
    expect(found({ type })).toHaveLength(count)
    expect(new Set(found({ type }).map((transaction) => transaction.type))).toEqual(new Set([type]))
  })

  it('takes today for the calendar day of the sample instant [WAL-64]', () => {
    expect(dates({ period: 'today' })).toEqual(['2024-03-15', '2024-03-15', '2024-03-15'])
  })

  it('takes the week for 7 days and the month for 30, their first moments included [WAL-64]', () => {
    expect(dates({ period: 'week' })).toHaveLength(8)
    expect(dates({ period: 'week' }).at(-1)).toBe('2024-03-08')
    expect(dates({ period: 'month' })).toHaveLength(12)
    expect(dates({ period: 'month' }).at(-1)).toBe('2024-02-14')
  })

  it('combines its parts', () => {
    expect(found({ text: 'btc', type: 'deposit', period: 'today' })).toHaveLength(1)
  })
})
