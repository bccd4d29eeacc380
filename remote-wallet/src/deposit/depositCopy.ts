import type { AccountCoin } from '../holdings/holdings'

/** Texts of the deposit page. */
export const depositCopy = Object.freeze({
  title: 'Deposit',
  lead: 'Choose a coin and send it to your address.',
  coin: 'Coin to deposit',
  code: 'QR code placeholder',
  heading: (coin: AccountCoin) => `${coin} deposit address`,
  sample: 'Sample address',
  network: (network: string) => `Network: ${network}`,
  copyAddress: 'Copy address',
  copied: {
    title: 'Copied to clipboard',
    description: 'Wallet address has been copied to your clipboard.',
  },
  only: (coin: AccountCoin) => `Send only ${coin} to this address`,
  othersAreLost: 'Any other coin that is sent to it is lost.',
  before: 'Before you send',
  minimum: (amount: string, coin: AccountCoin) => `Minimum deposit: ${amount} ${coin}`,
  credited: (confirmations: number) => `Credited after ${confirmations} network confirmations`,
})
