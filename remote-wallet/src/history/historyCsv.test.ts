/** @jest-environment node */
import { accountTransactions } from '../transactions/transactions'
import { historyCsv } from './historyCsv'

describe('the history as CSV', () => {
  it('has a header and a line for each transaction, with exact amounts [WAL-67]', () => {
    expect(historyCsv(accountTransactions().slice(1, 3))).toBe(
      '\ufeffType,Coin/Pair,Amount,Unit,Status,Date,Transaction Hash\r\n' +
        `Swap,BTC/ETH,0.02500000,BTC,Completed,2024-03-15T07:41:00Z,0x${'1be7d0'.repeat(10)}1be7\r\n` +
        `Transfer,USDT,120.00,USDT,Completed,2024-03-15T00:05:00Z,0x${'a94f52'.repeat(10)}a94f\r\n`,
    )
  })

  it('quotes what would break a line apart [WAL-67]', () => {
    const [first] = accountTransactions()
    expect(historyCsv(first ? [{ ...first, date: 'a "b", c' }] : [])).toContain(',"a ""b"", c",')
  })
})
