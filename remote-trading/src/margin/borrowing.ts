import { marketSample } from '@crossbook/market'
import {
  COIN_DECIMALS,
  decimal,
  divide,
  multiply,
  percentOf,
  roundTo,
  subtract,
  sum,
  type DecimalString,
  type UsdAmount,
} from '@crossbook/money'
import {
  BORROWED_ASSETS,
  DAILY_RATE_PERCENT,
  MAX_BORROWABLE,
  TOTAL_BALANCE,
  type BorrowableAsset,
  type BorrowedAsset,
} from './marginAccount'

/** The figures of a margin account; those that are not given follow from what is borrowed. */
export interface AccountFigures {
  totalBalance: UsdAmount
  availableBalance: UsdAmount
  borrowedAmount: UsdAmount
  /** How many times the total balance is what is borrowed, with 2 decimals. */
  marginLevel: DecimalString
  maxBorrowable: UsdAmount
  /** What is borrowed in percent of what may be, without decimals. */
  capacityUsedPercent: DecimalString
}

/** The figures of the sample account. */
export function accountFigures(): AccountFigures {
  const borrowedAmount = sum(BORROWED_ASSETS.map(borrowedValue))
  return {
    totalBalance: TOTAL_BALANCE,
    availableBalance: subtract(TOTAL_BALANCE, borrowedAmount),
    borrowedAmount,
    marginLevel: divide<DecimalString>(TOTAL_BALANCE, borrowedAmount, 2, 'nearest'),
    maxBorrowable: MAX_BORROWABLE,
    capacityUsedPercent: percentOf<DecimalString>(borrowedAmount, MAX_BORROWABLE, 0, 'nearest'),
  }
}

/** Dollars that a borrowed amount is worth at the sample price. */
export function borrowedValue({ symbol, amount }: BorrowedAsset): UsdAmount {
  return multiply(marketSample(symbol).price, amount)
}

/** What a day of borrowing the amount costs, in the asset itself, with 8 decimals. */
export function dailyInterest(symbol: BorrowableAsset, amount: DecimalString): DecimalString {
  return divide(multiply(amount, DAILY_RATE_PERCENT[symbol]), decimal('100'), COIN_DECIMALS, 'nearest')
}

/** What a margin trade is made of. */
export interface MarginTrade {
  /** Dollars that the trade is worth, with 2 decimals. */
  value: UsdAmount
  /** Dollars put up, with 2 decimals. */
  margin: UsdAmount
  /** Dollars borrowed for the rest. */
  borrowed: UsdAmount
}

/** Splits a trade into what is put up and what is borrowed. */
export function splitTrade(price: UsdAmount, amount: DecimalString, leverage: number): MarginTrade {
  const value = roundTo(multiply(price, amount), 2, 'nearest')
  const margin = divide(value, decimal(`${leverage}`), 2, 'nearest')
  return { value, margin, borrowed: subtract(value, margin) }
}
