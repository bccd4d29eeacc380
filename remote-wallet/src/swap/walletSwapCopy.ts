import type { SmallResult } from '@crossbook/money'

/** The toast for a mock-up swap. */
interface ExecutedSwap {
  amount: string
  from: string
  result: string
  to: string
}

/** Texts of the wallet's swap page. */
export const walletSwapCopy = Object.freeze({
  title: 'Swap',
  lead: 'Exchange one of your coins for another.',
  from: 'From',
  to: 'To',
  balance: 'Balance',
  reverse: 'Reverse coins',
  sameCoins: 'Choose two different coins.',
  received: 'You receive',
  rate: 'Exchange rate',
  rateText: (from: string, rate: string, to: string) => `1 ${from} = ${rate} ${to}`,
  swap: 'Swap',
  small: {
    zero: 'You receive nothing for this amount.',
    roundedToZero: 'The result is less than half of 0.00000001 and rounds to zero. You receive nothing.',
    roundedUp: 'The exact result is less than 0.00000001. It is rounded up to 0.00000001.',
  } satisfies Record<SmallResult, string>,
  swapAnyway: 'Swap anyway',
  executed: ({ amount, from, result, to }: ExecutedSwap) => ({
    title: 'Swap executed',
    description: `Successfully swapped ${amount} ${from} for ${result} ${to}`,
  }),
})
