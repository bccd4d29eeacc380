import { COIN_NAMES, COIN_SYMBOLS, type CoinSymbol } from '@crossbook/market'

/** The coins whose symbol or name starts with the typed text, matches by symbol first. Without text, all coins. */
export function suggestCoins(typed: string): readonly CoinSymbol[] {
  const text = typed.trim().toLowerCase()
  const begins = (name: string) => name.toLowerCase().startsWith(text)
  const bySymbol = COIN_SYMBOLS.filter(begins)
  return [...bySymbol, ...COIN_SYMBOLS.filter((coin) => !bySymbol.includes(coin) && begins(COIN_NAMES[coin]))]
}
