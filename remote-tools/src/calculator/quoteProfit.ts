import {
  add,
  COIN_DECIMALS,
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

/** The result of a purchase and its sale. */
export interface Profit {
  /** The proceeds minus the costs, in dollars; negative for a loss. */
  profit: UsdAmount
  /** The profit in percent of the costs, with 2 decimals. */
  percent: DecimalString
  /** The costs of the purchase with its fee. */
  paid: UsdAmount
  /** The proceeds of the sale minus its fee. */
  received: UsdAmount
  /** Both fees. */
  fees: UsdAmount
  /** The price of one coin in dollars at which the proceeds equal the costs. */
  breakEven: UsdAmount
  /** Decimals of the break-even price: those of a price, or those of the typed entry price if it has more. */
  breakEvenDecimals: number
}

const ONE = decimal('1')
const ONE_PERCENT = decimal('0.01')
const NO_FEE = decimal('0')

/** Returns the profit of buying and selling an amount, or nothing unless all are set, with entry price and amount above zero. */
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
  return Math.min(Math.max(priceDecimals(price), typed), COIN_DECIMALS)
}
