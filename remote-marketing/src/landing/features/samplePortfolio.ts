import { marketSample, type CoinSymbol } from '@crossbook/market'
import {
  decimal,
  multiply,
  percentOf,
  roundTo,
  sum,
  type DecimalString,
  type UsdAmount,
} from '@crossbook/money'

/** A holding of the wallet fragment. */
export interface Holding {
  symbol: CoinSymbol
  balance: DecimalString
  /** Dollars at the sample price. */
  value: UsdAmount
  /** Share of the total in percent, with one decimal. */
  allocation: DecimalString
}

const BALANCES: readonly (readonly [CoinSymbol, DecimalString])[] = [
  ['BTC', decimal('0.452')],
  ['ETH', decimal('4.2')],
  ['USDT', decimal('5250')],
  ['BNB', decimal('12.5')],
]

const values = BALANCES.map(([symbol, balance]) =>
  roundTo(multiply(marketSample(symbol).price, balance), 2, 'nearest'),
)

/** The value of all holdings of the fragment in dollars. */
export const SAMPLE_TOTAL: UsdAmount = sum(values)

/** The holdings of the wallet fragment, the largest first. */
export const SAMPLE_HOLDINGS: readonly Holding[] = Object.freeze(
  BALANCES.map(([symbol, balance], index) => {
    const value = values[index] ?? SAMPLE_TOTAL
    return Object.freeze({ symbol, balance, value, allocation: percentOf(value, SAMPLE_TOTAL, 1, 'nearest') })
  }),
)
