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

/** The figures of a margin account. The missing ones are derived from its loans. */
export interface AccountFigures {
  totalBalance: UsdAmount
  availableBalance: UsdAmount
  borrowedAmount: UsdAmount
  /** The total balance divided by the loans, with 2 decimals. */
  marginLevel: DecimalString
  maxBorrowable: UsdAmount
  /** The loans in percent of the credit limit, without decimals. */
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

/** Returns the dollar value of a loan at the sample price. */
export function borrowedValue({ symbol, amount }: BorrowedAsset): UsdAmount {
  return multiply(marketSample(symbol).price, amount)
}

/** Returns the daily interest on an amount, in the asset itself, with 8 decimals. */
export function dailyInterest(symbol: BorrowableAsset, amount: DecimalString): DecimalString {
  return divide(multiply(amount, DAILY_RATE_PERCENT[symbol]), decimal('100'), COIN_DECIMALS, 'nearest')
}

/** The parts of a margin trade. */
export interface MarginTrade {
  /** The value of the trade in dollars, with 2 decimals. */
  value: UsdAmount
  /** The collateral in dollars, with 2 decimals. */
  margin: UsdAmount
  /** The loan for the rest, in dollars. */
  borrowed: UsdAmount
}

/** Splits a trade into collateral and loan. */
export function splitTrade(price: UsdAmount, amount: DecimalString, leverage: number): MarginTrade {
  const value = roundTo(multiply(price, amount), 2, 'nearest')
  const margin = divide(value, decimal(`${leverage}`), 2, 'nearest')
  return { value, margin, borrowed: subtract(value, margin) }
}
