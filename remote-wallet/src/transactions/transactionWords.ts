import { depositIcon, sendIcon, swapIcon, withdrawIcon, type BadgeTone, type IconShape } from '@crossbook/ui'
import type { TransactionStatus, TransactionType } from './transactions'

/** What each kind of transaction is called. */
export const TYPE_WORDS: Readonly<Record<TransactionType, string>> = Object.freeze({
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  swap: 'Swap',
  transfer: 'Transfer',
})

/** The sign of each kind of transaction. */
export const TYPE_ICONS: Readonly<Record<TransactionType, IconShape>> = Object.freeze({
  deposit: depositIcon,
  withdraw: withdrawIcon,
  swap: swapIcon,
  transfer: sendIcon,
})

/** What each status is called. */
export const STATUS_WORDS: Readonly<Record<TransactionStatus, string>> = Object.freeze({
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
