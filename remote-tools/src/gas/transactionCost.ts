import { decimal, decimalFromNumber, type DecimalString, multiply } from '@crossbook/money'

/** Coins in one gwei. */
const COINS_PER_GWEI = decimal('0.000000001')

/** Returns gas limit × gwei ÷ 10⁹: the exact cost in the network's coin. */
export function transactionCost(gasLimit: number, gwei: DecimalString): DecimalString {
  return multiply(multiply(decimalFromNumber(gasLimit, 0), gwei), COINS_PER_GWEI)
}
