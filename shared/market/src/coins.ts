/** Names of all coins that have a sample price, by symbol: the 21 with a logo, then three that show a letter. */
export const COIN_NAMES = Object.freeze({
  BTC: 'Bitcoin',
  ETH: 'Ethereum',
  USDT: 'Tether',
  BNB: 'BNB',
  SOL: 'Solana',
  XRP: 'XRP',
  USDC: 'USD Coin',
  ADA: 'Cardano',
  AVAX: 'Avalanche',
  DOGE: 'Dogecoin',
  TRX: 'TRON',
  DOT: 'Polkadot',
  LINK: 'Chainlink',
  TON: 'Toncoin',
  SHIB: 'Shiba Inu',
  LTC: 'Litecoin',
  ATOM: 'Cosmos',
  UNI: 'Uniswap',
  XLM: 'Stellar',
  XMR: 'Monero',
  FLOW: 'Flow',
  MATIC: 'Polygon',
  ARB: 'Arbitrum',
  OP: 'Optimism',
})

/** The symbol of a coin that has a name and a sample price; a closed set, so no other string passes for one. */
export type CoinSymbol = keyof typeof COIN_NAMES

/** All coins with a sample price, roughly by market capitalization. */
export const COIN_SYMBOLS = Object.freeze(Object.keys(COIN_NAMES) as CoinSymbol[])

/** The coin that a text names, whatever its case and surrounding spaces, or undefined when it has no sample price. */
export function parseCoinSymbol(text: string): CoinSymbol | undefined {
  const symbol = text.trim().toUpperCase()
  return COIN_SYMBOLS.find((known) => known === symbol)
}
