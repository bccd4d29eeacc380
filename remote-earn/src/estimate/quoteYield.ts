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

/** What a stake brings over some days, at a yearly yield that is not added to the stake. */
export interface YieldQuote {
  /** Coins, with 8 decimals. */
  coins: DecimalString
  /** What they are worth at the sample price. */
  worth: UsdAmount
}

/** Percent, and days of a year. */
const PERCENT_DAYS = decimal('36500')

/** What `amount` coins bring in `days` days at `apy` percent a year. */
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
