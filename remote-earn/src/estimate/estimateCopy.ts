/** Texts of estimates and their forms. */
export const estimateCopy = Object.freeze({
  title: 'What an amount earns',
  lead: 'At the yields of this page and the sample prices.',
  ask: 'Try another amount',
  of: (amount: string) => `Of ${amount}`,
  notLoaded: {
    title: 'The form could not be loaded',
    description: 'Check your connection, then try again or reload the page.',
  },
  coin: 'Coin',
  amount: 'Amount',
  none: '—',
  terms: 'Rewards are not added to the stake. Yields and prices change.',
})
