import {
  add,
  convert,
  decimal,
  type DecimalString,
  multiply,
  percentOf,
  priceDecimals,
  signOf,
  subtract,
  usd,
  type UsdAmount,
} from '@crossbook/money'
import { type ProfitFields, readProfitFields } from './profitFields'

/** What a purchase and its sale come to. */
export interface Profit {
  /** Received less paid, in dollars; below zero it is a loss. */
  profit: UsdAmount
  /** The profit in percent of what was paid, with 2 decimals. */
  percent: DecimalString
  /** What the purchase costs with its fee. */
  paid: UsdAmount
  /** What the sale brings less its fee. */
  received: UsdAmount
  /** Both fees. */
  fees: UsdAmount
  /** Dollars for one coin at which the sale would bring what was paid. */
  breakEven: UsdAmount
  /** Decimals of the break-even price: those of a price, or as many as the entry price was typed with. */
  breakEvenDecimals: number
}

const ONE = decimal('1')
const ONE_PERCENT = decimal('0.01')
const NO_FEE = decimal('0')

/** The profit of buying and selling an amount; nothing unless prices and amount are set, entry price and amount above zero. */
export function quoteProfit(fields: ProfitFields): Profit | undefined {
  const { fee, ...readings } = readProfitFields(fields)
  const entry = readings.entry.amount
  const exit = readings.exit.amount
  const amount = readings.amount.amount
  if (entry === undefined || exit === undefined || amount === undefined || fee.error !== undefined)
    return undefined
  if (signOf(entry) === 0 || signOf(amount) === 0) return undefined

  const rate = multiply(fee.amount ?? NO_FEE, ONE_PERCENT)
  const bought = multiply(usd(entry), amount)
  const sold = multiply(usd(exit), amount)
  const [buyingFee, sellingFee] = [multiply(bought, rate), multiply(sold, rate)]
  const paid = add(bought, buyingFee)
  const received = subtract(sold, sellingFee)
  const profit = subtract(received, paid)
  const breakEvenDecimals = decimalsFor(usd(entry))
  return {
    profit,
    percent: percentOf(profit, paid, 2, 'nearest'),
    paid,
    received,
    fees: add(buyingFee, sellingFee),
    breakEven: usd(convert(entry, add(ONE, rate), subtract(ONE, rate), breakEvenDecimals, 'nearest')),
    breakEvenDecimals,
  }
}

function decimalsFor(price: UsdAmount) {
  const typed = price.split('.')[1]?.length ?? 0
  return Math.max(priceDecimals(price), typed)
}
