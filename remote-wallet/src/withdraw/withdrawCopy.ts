import type { AccountCoin } from '../holdings/holdings'

/** Texts of the withdrawal page. */
export const withdrawCopy = Object.freeze({
  title: 'Withdraw',
  lead: 'Send a coin to a wallet outside of your account.',
  coin: 'Coin',
  address: 'Withdrawal address',
  addressHint: 'Wallet address',
  withdraw: 'Withdraw',
  initiated: (coin: AccountCoin | undefined) => ({
    title: 'Withdrawal initiated',
    description: `Your ${coin} withdrawal has been submitted for processing`,
  }),
  balance: 'Available balance',
  fee: 'Network fee',
  received: 'You will receive',
  belowFee: 'The amount does not cover the network fee.',
  notice: 'Security notice',
  warnings: [
    'Double-check the address before you withdraw.',
    'Withdrawals cannot be reversed.',
    'Processing takes 5-30 minutes.',
  ],
})
