import { decimal, usd, type DecimalString } from '@crossbook/money'

/** The daily interest on a loan in percent of the amount, by asset. Only assets in this record can be borrowed. */
export const DAILY_RATE_PERCENT = Object.freeze({
  USDT: decimal('0.02'),
  BTC: decimal('0.015'),
  ETH: decimal('0.018'),
})

/** An asset that can be borrowed. */
export type BorrowableAsset = keyof typeof DAILY_RATE_PERCENT

/** The assets that can be borrowed, in the order of the select. */
export const BORROWABLE_ASSETS = Object.freeze(Object.keys(DAILY_RATE_PERCENT) as BorrowableAsset[])

/** An amount that has been borrowed, in the asset itself. */
export interface BorrowedAsset {
  symbol: BorrowableAsset
  amount: DecimalString
}

/** The loans of the sample account as of 15 March 2024, worth $12,000 together at its prices. */
export const BORROWED_ASSETS: readonly BorrowedAsset[] = Object.freeze([
  Object.freeze({ symbol: 'USDT', amount: decimal('4909.25') }),
  Object.freeze({ symbol: 'BTC', amount: decimal('0.08') }),
  Object.freeze({ symbol: 'ETH', amount: decimal('1.5') }),
])

/** Dollars in the sample account, including loans. */
export const TOTAL_BALANCE = usd('45000')

/** The credit limit of the sample account in dollars. */
export const MAX_BORROWABLE = usd('30000')
