import { readAmount, type ReadAmount } from '@crossbook/money'
import type { AddressForm } from '@crossbook/ui'
import { CALCULATOR_COINS, calculatorCoinFrom, type CalculatorCoin } from './calculatorCoins'

/** The user's choices. The amount is the typed text. */
export interface CalculatorFields {
  from: CalculatorCoin | undefined
  to: CalculatorCoin | undefined
  amount: string
}

/** The fields in the address: `?from=BTC&to=ETH&amount=1.5`; an amount that is none stays out of it. */
export const calculatorAddress: AddressForm<CalculatorFields> = {
  read: (params) => ({
    from: calculatorCoinFrom(params.get('from')),
    to: calculatorCoinFrom(params.get('to')),
    amount: amountOrNothing(readAmount(params.get('amount') ?? '')),
  }),
  write: (fields) => ({
    from: fields.from ?? null,
    to: fields.to ?? null,
    amount: amountOrNothing(readConvertedAmount(fields)),
  }),
}

/** Reads the typed amount; before its coin is chosen, the unit of any of the calculator's coins is accepted. */
export function readConvertedAmount({ from, amount }: CalculatorFields): ReadAmount {
  return readAmount(amount, from ? [from] : CALCULATOR_COINS)
}

/** The form of a typed amount in the address: the amount that was read, or nothing. */
export function amountOrNothing({ amount }: ReadAmount): string {
  return amount ?? ''
}
