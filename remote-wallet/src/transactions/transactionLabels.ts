import { depositIcon, sendIcon, swapIcon, withdrawIcon, type BadgeTone, type IconShape } from '@crossbook/ui'
import type { TransactionStatus, TransactionType } from './transactions'

/** The label of each transaction type. */
export const TYPE_LABELS: Readonly<Record<TransactionType, string>> = Object.freeze({
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  swap: 'Swap',
  transfer: 'Transfer',
})

/** The heading above the latest transactions of one type. */
export const RECENT_LABELS: Readonly<Record<TransactionType, string>> = Object.freeze({
  deposit: 'Recent deposits',
  withdraw: 'Recent withdrawals',
  swap: 'Recent swaps',
  transfer: 'Recent transfers',
})

/** The link to all transactions of one type. */
export const VIEW_LABELS: Readonly<Record<TransactionType, string>> = Object.freeze({
  deposit: 'View all deposits',
  withdraw: 'View all withdrawals',
  swap: 'View all swaps',
  transfer: 'View all transfers',
})

/** The icon of each transaction type. */
export const TYPE_ICONS: Readonly<Record<TransactionType, IconShape>> = Object.freeze({
  deposit: depositIcon,
  withdraw: withdrawIcon,
  swap: swapIcon,
  transfer: sendIcon,
})

/** The label of each status. */
export const STATUS_LABELS: Readonly<Record<TransactionStatus, string>> = Object.freeze({
  completed: 'Completed',
  pending: 'Pending',
  failed: 'Failed',
})

/** The colour of each status. */
export const STATUS_TONES: Readonly<Record<TransactionStatus, BadgeTone>> = Object.freeze({
  completed: 'up',
  pending: 'warn',
  failed: 'down',
})
