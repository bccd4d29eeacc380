import type { AccountCoin } from '../holdings/holdings'

/** A coin's deposit address and its network. */
export interface DepositAddress {
  readonly network: string
  readonly address: string
}

/**
 * Sample addresses as of 15 March 2024. None passes the check of its network, so that wallets refuse them and
 * no money is lost.
 */
const ADDRESSES: Readonly<Record<AccountCoin, DepositAddress>> = Object.freeze({
  BTC: { network: 'Bitcoin', address: 'bc1qsample7x9k2v4h8tfw3n6r5dyc0jg2u7esample' },
  ETH: { network: 'Ethereum', address: '0xSAMPLEc8F1b27A94dE03f5B6620aD71E9c4SAMPLE' },
  USDT: { network: 'Ethereum (ERC-20)', address: '0xSAMPLE4aD90c2E7b1F6835eB04dC92A71f6SAMPLE' },
  BNB: { network: 'BNB Smart Chain', address: '0xSAMPLE7e15B3d9A0c48F26aC5b90E3D8f12SAMPLE' },
})

/** The account's fixed deposit address for a coin. */
export function depositAddress(symbol: AccountCoin): DepositAddress {
  return ADDRESSES[symbol]
}
