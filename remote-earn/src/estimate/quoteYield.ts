import { marketSample, type CoinSymbol } from '@crossbook/market'
import {
  COIN_DECIMALS,
  convert,
  decimalFromNumber,
  decimal,
  multiply,
  type DecimalString,
  type UsdAmount,
} from '@crossbook/money'

/** The yield of a stake over some days, without compound interest. */
export interface YieldQuote {
  /** Coins, with 8 decimals. */
  coins: DecimalString
  /** Their value at the sample price. */
  worth: UsdAmount
}

/** Percent, and days of a year. */
const PERCENT_DAYS = decimal('36500')

/** Returns the yield of `amount` coins in `days` days at `apy` percent a year. */
export function quoteYield(
  symbol: CoinSymbol,
  amount: DecimalString,
  apy: DecimalString,
  days: number,
): YieldQuote {
  const coins = convert(
    amount,
    multiply(apy, decimalFromNumber(days, 0)),
    PERCENT_DAYS,
    COIN_DECIMALS,
    'nearest',
  )
  return { coins, worth: multiply(marketSample(symbol).price, coins) }
}
