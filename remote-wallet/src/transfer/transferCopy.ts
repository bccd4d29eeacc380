import type { AccountCoin } from '../holdings/holdings'

/** Texts of the transfer page. */
export const transferCopy = Object.freeze({
  title: 'Transfer to User',
  lead: 'Send a coin to another Crossbook account.',
  recipient: 'Recipient',
  recipientHelp: 'E-mail or username of the person who receives the coins.',
  recipientHint: 'E-mail or username',
  coin: 'Coin',
  balance: 'Balance',
  note: 'Note (optional)',
  transfer: 'Transfer',
  completed: (amount: string, coin: AccountCoin | undefined, recipient: string) => ({
    title: 'Transfer completed',
    description: `Successfully transferred ${amount} ${coin} to ${recipient}`,
  }),
  benefitsTitle: 'Benefits',
  benefits: ['Instant transfers', 'No network fees for internal transfers'],
})
