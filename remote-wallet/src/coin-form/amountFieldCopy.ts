/** Texts around an amount of the account's coins. */
export const amountFieldCopy = Object.freeze({
  amount: 'Amount',
  shares: 'Part of the balance',
  worth: '≈',
  moreThan: 'More than your',
})
