import type { Transaction } from '../transactions/transactions'
import { amountUnit } from '../transactions/transactions'
import { csvText } from './csvText'
import { STATUS_LABELS, TYPE_LABELS } from '../transactions/transactionLabels'

const HEADER = ['Type', 'Coin/Pair', 'Amount', 'Unit', 'Status', 'Date', 'Transaction Hash']

/** Transactions as a CSV file: exact amounts, dates as ISO text in UTC. */
export function historyCsv(transactions: readonly Transaction[]): string {
  const rows = transactions.map((transaction) => [
    TYPE_LABELS[transaction.type],
    transaction.coin,
    transaction.amount,
    amountUnit(transaction),
    STATUS_LABELS[transaction.status],
    transaction.date,
    transaction.hash,
  ])
  return csvText([HEADER, ...rows])
}
