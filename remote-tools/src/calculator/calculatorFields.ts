import { parseAmount } from '@crossbook/money'
import type { AddressForm } from '@crossbook/ui'
import { calculatorCoinFrom, type CalculatorCoin } from './calculatorCoins'

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
    amount: amountOrNothing(params.get('amount') ?? ''),
  }),
  write: ({ from, to, amount }) => ({ from: from ?? null, to: to ?? null, amount: amountOrNothing(amount) }),
}

/** The form of a typed amount in the address: an amount, or nothing. */
export function amountOrNothing(text: string) {
  return parseAmount(text).ok ? text.trim() : ''
}
