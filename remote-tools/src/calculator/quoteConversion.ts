import { marketSample } from '@crossbook/market'
import {
  COIN_DECIMALS,
  convert,
  decimal,
  multiply,
  smallResult,
  type DecimalString,
  type SmallResult,
  type UsdAmount,
} from '@crossbook/money'
import type { CalculatorCoin } from './calculatorCoins'
import { readConvertedAmount, type CalculatorFields } from './calculatorFields'

/** A finished calculation, at the sample rates. */
export interface Conversion {
  from: CalculatorCoin
  to: CalculatorCoin
  amount: DecimalString
  /** The amount in the other coin, with 8 decimals. */
  result: DecimalString
  /** One coin in the other, with 8 decimals. */
  rate: DecimalString
  /** The value of the amount in dollars. */
  value: UsdAmount
  /** The part of a small result that rounding hides. */
  small: SmallResult | undefined
}

/** Returns amount × from-rate ÷ to-rate, or nothing unless both coins and an amount are set. */
export function quoteConversion(fields: CalculatorFields): Conversion | undefined {
  const { from, to } = fields
  const { amount } = readConvertedAmount(fields)
  if (!from || !to || amount === undefined) return undefined
  const fromRate = marketSample(from).price
  const toRate = marketSample(to).price
  return {
    from,
    to,
    amount,
    result: convert(amount, fromRate, toRate, COIN_DECIMALS, 'nearest'),
    rate: convert(decimal('1'), fromRate, toRate, COIN_DECIMALS, 'nearest'),
    value: multiply(fromRate, amount),
    small: smallResult(amount, fromRate, toRate),
  }
}
