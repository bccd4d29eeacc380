import { parseCoinSymbol, type CoinSymbol } from '@crossbook/market'

/** The coins that the calculator converts between. */
export const CALCULATOR_COINS = Object.freeze([
  'BTC',
  'ETH',
  'USDT',
  'BNB',
  'XRP',
  'ADA',
] as const satisfies CoinSymbol[])

/** One of the calculator's coins. */
export type CalculatorCoin = (typeof CALCULATOR_COINS)[number]

/** Parses the symbol of a coin of the calculator; returns undefined for other texts. */
export function calculatorCoinFrom(text: string | null): CalculatorCoin | undefined {
  const symbol = parseCoinSymbol(text ?? '')
  return CALCULATOR_COINS.find((coin) => coin === symbol)
}
