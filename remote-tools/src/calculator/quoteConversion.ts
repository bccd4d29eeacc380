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
  /** What the amount is in the other coin, with 8 decimals. */
  result: DecimalString
  /** What one coin is in the other, with 8 decimals. */
  rate: DecimalString
  /** What the amount is worth in dollars. */
  value: UsdAmount
  /** What rounding hides of a small result. */
  small: SmallResult | undefined
}

/** Amount × from-rate ÷ to-rate; nothing unless both coins and an amount are set. */
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
