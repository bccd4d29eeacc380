import { decimal, type DecimalString } from '@crossbook/money'
import type { AccountCoin } from '../holdings/holdings'

/** The type of a transaction. */
export type TransactionType = 'deposit' | 'withdraw' | 'swap' | 'transfer'

/** The status of a transaction. */
export type TransactionStatus = 'completed' | 'pending' | 'failed'

/** One line of the account's history. */
export interface Transaction {
  readonly id: string
  readonly type: TransactionType
  /** A coin, or the pair of a swap with the given coin first. */
  readonly coin: AccountCoin | `${AccountCoin}/${AccountCoin}`
  /** Coins; the given coins for a swap. */
  readonly amount: DecimalString
  readonly status: TransactionStatus
  /** ISO text in UTC. */
  readonly date: string
  readonly hash: string
}

/** Sample history up to 15 March 2024 12:00 UTC, newest first; the hashes belong to no chain. */
const TRANSACTIONS: readonly Transaction[] = Object.freeze([
  entry('deposit', 'BTC', '0.05000000', 'pending', '2024-03-15T10:24:00Z', '8f3c1a'),
  entry('swap', 'BTC/ETH', '0.02500000', 'completed', '2024-03-15T07:41:00Z', '1be7d0'),
  entry('transfer', 'USDT', '120.00', 'completed', '2024-03-15T00:05:00Z', 'a94f52'),
  entry('withdraw', 'ETH', '0.80000000', 'completed', '2024-03-14T21:17:00Z', '5d20c8'),
  entry('deposit', 'USDT', '2500.00', 'completed', '2024-03-12T16:30:00Z', 'e6719b'),
  entry('withdraw', 'BNB', '1.20000000', 'failed', '2024-03-11T09:12:00Z', '30ac4f'),
  entry('swap', 'USDT/BNB', '1000.00', 'completed', '2024-03-09T13:55:00Z', 'c47e81'),
  entry('transfer', 'ETH', '0.15000000', 'pending', '2024-03-08T12:00:00Z', '72b95d'),
  entry('deposit', 'ETH', '1.75000000', 'completed', '2024-03-06T18:44:00Z', 'f0163e'),
  entry('withdraw', 'USDT', '300.00', 'completed', '2024-02-27T11:08:00Z', '9ad8c2'),
  entry('swap', 'ETH/USDT', '0.50000000', 'failed', '2024-02-19T05:33:00Z', '46ef07'),
  entry('deposit', 'BNB', '6.40000000', 'completed', '2024-02-14T12:00:00Z', 'b8315a'),
  entry('transfer', 'BTC', '0.01000000', 'completed', '2024-02-02T20:26:00Z', '0c7d96'),
  entry('deposit', 'BTC', '0.32000000', 'completed', '2024-01-18T08:02:00Z', 'd15be4'),
])

/** The signed-in user's transactions, newest first. */
export function accountTransactions(): readonly Transaction[] {
  return TRANSACTIONS
}

/** Returns the coin of a transaction's amount. */
export function amountUnit({ coin }: Pick<Transaction, 'coin'>): string {
  return coin.split('/')[0] ?? coin
}

function entry(
  type: TransactionType,
  coin: Transaction['coin'],
  amount: `${number}`,
  status: TransactionStatus,
  date: string,
  seed: string,
): Transaction {
  // 64 hex digits like a real hash, made of six that distinguish the samples.
  const hash = `0x${seed.repeat(11).slice(0, 64)}`
  return Object.freeze({ id: `tx-${seed}`, type, coin, amount: decimal(amount), status, date, hash })
}
