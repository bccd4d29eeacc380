/** What is said about a swap that the mock-up carried out. */
interface ExecutedSwap {
  amount: string
  from: string
  result: string
  to: string
}

/** The words of the wallet's swap page. */
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
  rateWords: (from: string, rate: string, to: string) => `1 ${from} = ${rate} ${to}`,
  swap: 'Swap',
  executed: ({ amount, from, result, to }: ExecutedSwap) => ({
    title: 'Swap executed',
    description: `Successfully swapped ${amount} ${from} for ${result} ${to}`,
  }),
})
