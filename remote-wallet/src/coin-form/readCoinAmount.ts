import { readAmount, type ReadAmount } from '@crossbook/money'
import { ACCOUNT_COINS, type AccountCoin } from '../holdings/holdings'

/** Reads an amount of a coin; before a coin is chosen, the unit of any account coin is accepted. */
export function readCoinAmount(text: string, coin: AccountCoin | undefined): ReadAmount {
  return readAmount(text, coin ? [coin] : ACCOUNT_COINS)
}
