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

/** The symbol of a coin with a name and a sample price. The type does not accept other strings. */
export type CoinSymbol = keyof typeof COIN_NAMES

/** All coins with a sample price, roughly by market capitalization. */
export const COIN_SYMBOLS = Object.freeze(Object.keys(COIN_NAMES) as CoinSymbol[])

/**
 * Returns whether the symbol or the name of a coin contains the typed text, ignoring case and surrounding spaces.
 *
 * @example
 * isCoinNamed('ETH', ' eth') // true
 * isCoinNamed('USDT', 'eth') // true: Tether
 */
export function isCoinNamed(symbol: CoinSymbol, typed: string): boolean {
  const wanted = typed.trim().toLowerCase()
  return [symbol, COIN_NAMES[symbol]].some((text) => text.toLowerCase().includes(wanted))
}

/**
 * Returns the coin that a text names, ignoring case and surrounding spaces, or undefined when it has no sample price.
 *
 * @example
 * parseCoinSymbol(' btc ') // 'BTC'
 */
export function parseCoinSymbol(text: string): CoinSymbol | undefined {
  const symbol = text.trim().toUpperCase()
  return COIN_SYMBOLS.find((known) => known === symbol)
}
