import { readAmount, type ReadAmount } from '@crossbook/money'
import type { AddressForm } from '@crossbook/ui'
import { CALCULATOR_COINS, calculatorCoinFrom, type CalculatorCoin } from './calculatorCoins'

/** The user's choices. The amount is the typed text. */
export interface CalculatorFields {
  from: CalculatorCoin | undefined
  to: CalculatorCoin | undefined
  amount: string
}

/** The fields in the address: `?from=BTC&to=ETH&amount=1.5`, without invalid amounts. */
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

/** Reads the typed amount. Before its coin is chosen, the unit of any of the calculator's coins is accepted. */
export function readConvertedAmount({ from, amount }: CalculatorFields): ReadAmount {
  return readAmount(amount, from ? [from] : CALCULATOR_COINS)
}

/** Formats a typed amount for the address: the read amount, or nothing. */
export function amountOrNothing({ amount }: ReadAmount): string {
  return amount ?? ''
}
