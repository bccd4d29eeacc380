import { COIN_NAMES, COIN_SYMBOLS, type CoinSymbol } from '@crossbook/market'

/** The coins whose symbol or name begins with what is typed, those by symbol first; all of them before anything is typed. */
export function suggestCoins(typed: string): readonly CoinSymbol[] {
  const text = typed.trim().toLowerCase()
  const begins = (words: string) => words.toLowerCase().startsWith(text)
  const bySymbol = COIN_SYMBOLS.filter(begins)
  return [...bySymbol, ...COIN_SYMBOLS.filter((coin) => !bySymbol.includes(coin) && begins(COIN_NAMES[coin]))]
}
