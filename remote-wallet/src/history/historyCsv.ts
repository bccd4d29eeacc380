import type { Transaction } from '../transactions/transactions'
import { amountUnit } from '../transactions/transactions'
import { STATUS_WORDS, TYPE_WORDS } from '../transactions/transactionWords'

const HEADER = ['Type', 'Coin/Pair', 'Amount', 'Unit', 'Status', 'Date', 'Transaction Hash']

/** Transactions as a CSV file by RFC 4180: exact amounts, dates as ISO text in UTC. */
export function historyCsv(transactions: readonly Transaction[]): string {
  const rows = transactions.map((transaction) => [
    TYPE_WORDS[transaction.type],
    transaction.coin,
    transaction.amount,
    amountUnit(transaction),
    STATUS_WORDS[transaction.status],
    transaction.date,
    transaction.hash,
  ])
  return [HEADER, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
