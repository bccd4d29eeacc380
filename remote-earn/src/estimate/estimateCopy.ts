/** The words of what an amount earns and of how it is asked for. */
export const estimateCopy = Object.freeze({
  title: 'What an amount earns',
  lead: 'At the yields of this page and the sample prices.',
  ask: 'Estimate',
  notLoaded: {
    title: 'The form could not be loaded',
    description: 'Check your connection, then try again or reload the page.',
  },
  coin: 'Coin',
  amount: 'Amount',
  none: '—',
  terms: 'Rewards are not added to the stake. Yields and prices change.',
})
