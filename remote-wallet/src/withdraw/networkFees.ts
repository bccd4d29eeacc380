import { decimal, type DecimalString } from '@crossbook/money'
import type { AccountCoin } from '../holdings/holdings'

/** The network fee for a withdrawal, in the withdrawn coin, as the specification prints it. */
const FEES: Readonly<Record<AccountCoin, DecimalString>> = Object.freeze({
  BTC: decimal('0.0005'),
  ETH: decimal('0.003'),
  USDT: decimal('1.00'),
  BNB: decimal('0.0005'),
})

/** The network fee of a withdrawal, in coins. */
export function networkFee(symbol: AccountCoin): DecimalString {
  return FEES[symbol]
}
