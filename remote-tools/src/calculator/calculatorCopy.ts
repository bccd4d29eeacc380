/** The words of the crypto calculator. */
export const calculatorCopy = Object.freeze({
  title: 'Crypto Calculator',
  lead: {
    convert: 'See what an amount of one coin is in another.',
    profit: 'See what buying and selling an amount comes to.',
  },
  feeHelp: 'Of the purchase and of the sale; spot trading takes 0.1.',
  explanation: [
    'Profit or loss is what the sale brings less what the purchase costs, both with their fees.',
    'Its percentage is of what was paid.',
    'A sale at the break-even price brings exactly what was paid.',
  ],
  missing: 'Enter an entry price and an amount above zero, and an exit price.',
})
