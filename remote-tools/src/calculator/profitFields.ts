import { compare, decimal, readAmount, type ReadAmount } from '@crossbook/money'
import type { AddressForm } from '@crossbook/ui'
import { amountOrNothing } from './calculatorFields'

/** The typed texts about a purchase and its sale. */
export interface ProfitFields {
  /** Dollars for one coin when it is bought. */
  entry: string
  /** Dollars for one coin when it is sold. */
  exit: string
  /** Coins. */
  amount: string
  /** Percent of what is bought and of what is sold; nothing typed is no fee. */
  fee: string
}

/** The fields in the address: `?entry=43250&exit=48000&amount=2&fee=0.1`; what cannot be reckoned with stays out of it. */
export const profitAddress: AddressForm<ProfitFields> = {
  read: (params) => {
    const text = (key: string) => amountOrNothing(params.get(key) ?? '')
    return {
      entry: text('entry'),
      exit: text('exit'),
      amount: text('amount'),
      fee: feeOrNothing(text('fee')),
    }
  },
  write: ({ entry, exit, amount, fee }) => ({
    entry: amountOrNothing(entry),
    exit: amountOrNothing(exit),
    amount: amountOrNothing(amount),
    fee: feeOrNothing(fee),
  }),
}

const WHOLE = decimal('100')

/** Reads a fee in percent: an amount below 100, as no sale would bring anything from there on. */
export function readFee(text: string): ReadAmount {
  const { amount, error } = readAmount(text)
  if (amount === undefined || compare(amount, WHOLE) < 0) return { amount, error }
  return { amount: undefined, error: 'Enter a fee below 100 percent.' }
}

function feeOrNothing(text: string) {
  return readFee(text).amount === undefined ? '' : text.trim()
}
