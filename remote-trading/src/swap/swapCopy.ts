/** The toast for a demonstration swap. */
interface ExecutedSwap {
  amount: string
  from: string
  result: string
  to: string
}

/** Texts of the swap page. */
export const swapCopy = Object.freeze({
  title: 'Crypto Swap',
  lead: 'Change one coin into another at a fixed demonstration rate.',
  form: 'Swap coins',
  from: 'From',
  to: 'To',
  amount: 'Amount',
  received: 'You receive',
  reverse: 'Exchange from and to',
  sameCoins: 'Choose two different coins.',
  rate: 'Rate',
  demoRate: 'A demonstration rate: it is the same whatever the coins.',
  platformFee: 'Platform fee',
  networkFee: 'Network fee',
  swap: 'Swap',
  nothing: 'You receive nothing for this amount.',
  swapAnyway: 'Swap anyway',
  missing: { title: 'Missing information', description: 'Please fill in all required fields.' },
  executed: ({ amount, from, result, to }: ExecutedSwap) => ({
    title: 'Swap executed',
    description: `Successfully swapped ${amount} ${from} for ${result} ${to}`,
  }),
  history: 'Swap history',
  noHistory: 'No swap history yet',
  notRecorded: 'Demonstration swaps move no coins and are not recorded.',
})
