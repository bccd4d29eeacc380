import { withoutUnseen } from '@crossbook/contract'
import { SAMPLE_INSTANT, SAMPLE_INSTANT_MS } from '@crossbook/market'
import type { Transaction, TransactionStatus, TransactionType } from '../transactions/transactions'
import { STATUS_LABELS, TYPE_LABELS } from '../transactions/transactionLabels'

/** Time spans to filter the history by. */
export const PERIODS = ['all', 'today', 'week', 'month'] as const
export type Period = (typeof PERIODS)[number]

/** Transaction types to filter the history by. */
export const TYPE_FILTERS = ['all', 'deposit', 'withdraw', 'swap', 'transfer'] as const
export type TypeFilter = 'all' | TransactionType

/** The filter of the history. */
export interface HistoryFilter {
  text: string
  type: TypeFilter
  period: Period
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Days before the sample instant that belong to a span. */
const PERIOD_DAYS = { week: 7, month: 30 } as const

/** Returns the transactions that pass all parts of a filter, in their order. */
export function filterTransactions(
  transactions: readonly Transaction[],
  { text, type, period }: HistoryFilter,
): readonly Transaction[] {
  const wanted = withoutUnseen(text).trim().toLowerCase()
  return transactions.filter(
    (transaction) =>
      (type === 'all' || transaction.type === type) &&
      isWithin(transaction.date, period) &&
      searchedTexts(transaction).some((searched) => searched.toLowerCase().includes(wanted)),
  )
}

/** Counts transactions, in total and by status. */
export function countTransactions(transactions: readonly Pick<Transaction, 'status'>[]) {
  const of = (status: TransactionStatus) =>
    transactions.filter((transaction) => transaction.status === status).length
  return {
    total: transactions.length,
    completed: of('completed'),
    pending: of('pending'),
    failed: of('failed'),
  }
}

/** Today is the calendar day of the sample instant in UTC. Week and month are the days before that instant. */
function isWithin(date: string, period: Period): boolean {
  if (period === 'all') return true
  if (period === 'today') return date.slice(0, 10) === SAMPLE_INSTANT.slice(0, 10)
  const age = SAMPLE_INSTANT_MS - Date.parse(date)
  return age >= 0 && age <= PERIOD_DAYS[period] * DAY_MS
}

function searchedTexts({ coin, hash, status, type }: Transaction): string[] {
  return [coin, hash, STATUS_LABELS[status], TYPE_LABELS[type]]
}
