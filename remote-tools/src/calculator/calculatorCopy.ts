import type { SmallResult } from '@crossbook/money'

/** Texts of the crypto calculator. */
export const calculatorCopy = Object.freeze({
  title: 'Crypto Calculator',
  lead: {
    convert: 'See what an amount of one coin is in another.',
    profit: 'See what buying and selling an amount comes to.',
  },
  howTo: 'Choose two coins and enter an amount.',
  example: 'Show 1 BTC in ETH',
  feeHelp: 'Of the purchase and of the sale; spot trading takes 0.1.',
  explanation: [
    'Profit or loss is what the sale brings less what the purchase costs, both with their fees.',
    'Its percentage is of what was paid.',
    'A sale at the break-even price brings exactly what was paid.',
  ],
  small: {
    zero: undefined,
    roundedToZero: 'The result is less than half of 0.00000001 and rounds to zero.',
    roundedUp: 'The exact result is less than 0.00000001. It is rounded up to 0.00000001.',
  } satisfies Record<SmallResult, string | undefined>,
  missing: 'Enter an entry price and an amount above zero, and an exit price.',
})
