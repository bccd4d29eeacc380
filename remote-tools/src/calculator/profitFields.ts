import { COIN_SYMBOLS } from '@crossbook/market'
import { compare, decimal, readAmount, type ReadAmount } from '@crossbook/money'
import type { AddressForm } from '@crossbook/ui'
import { amountOrNothing } from './calculatorFields'

/** The typed texts about a purchase and its sale. */
export interface ProfitFields {
  /** The purchase price of one coin in dollars. */
  entry: string
  /** The sale price of one coin in dollars. */
  exit: string
  /** Coins. */
  amount: string
  /** Percent of purchase and sale. An empty text is no fee. */
  fee: string
}

/** The fields in the address: `?entry=43250&exit=48000&amount=2&fee=0.1`, without invalid ones. */
export const profitAddress: AddressForm<ProfitFields> = {
  read: (params) => {
    const text = (key: keyof ProfitFields) => params.get(key) ?? ''
    return textsOf({ entry: text('entry'), exit: text('exit'), amount: text('amount'), fee: text('fee') })
  },
  write: (fields) => ({ ...textsOf(fields) }),
}

const WHOLE = decimal('100')

/** The amounts read from the typed texts. */
export type ProfitReadings = Readonly<Record<keyof ProfitFields, ReadAmount>>

/** Reads the typed texts: prices in dollars, an amount of any coin, and a fee in percent. */
export function readProfitFields({ entry, exit, amount, fee }: ProfitFields): ProfitReadings {
  return {
    entry: readAmount(entry, ['USD']),
    exit: readAmount(exit, ['USD']),
    amount: readAmount(amount, COIN_SYMBOLS),
    fee: readFee(fee),
  }
}

/** Reads a fee in percent, below 100, because from there on a sale has no proceeds. */
function readFee(text: string): ReadAmount {
  const read = readAmount(text, ['%'])
  if (read.amount === undefined || compare(read.amount, WHOLE) < 0) return read
  return { amount: undefined, error: 'Enter a fee below 100 percent.', readings: [] }
}

/** Returns the texts for the address: the amounts that were read. */
function textsOf(fields: ProfitFields): ProfitFields {
  const { entry, exit, amount, fee } = readProfitFields(fields)
  return {
    entry: amountOrNothing(entry),
    exit: amountOrNothing(exit),
    amount: amountOrNothing(amount),
    fee: amountOrNothing(fee),
  }
}
