import type { CoinSymbol } from '@crossbook/market'
import { type DecimalString, percentOf, subtract, usd, type UsdAmount } from '@crossbook/money'

/** A coin with a lower price on one exchange than on another. */
export interface ArbitrageRoute {
  symbol: CoinSymbol
  buyOn: string
  buyPrice: UsdAmount
  sellOn: string
  sellPrice: UsdAmount
}

/** Sample routes of the fragment: the first rows of the arbitrage tracker, which a test of all samples compares. */
export const ARBITRAGE_ROUTES: readonly ArbitrageRoute[] = Object.freeze([
  route('BTC', ['Kraken', '43198.40'], ['Coinbase', '43561.25']),
  route('ETH', ['Binance', '2409.15'], ['OKX', '2436.10']),
  route('SOL', ['OKX', '97.62'], ['Coinbase', '99.05']),
])

/** The difference between the two prices, in percent of the lower one, with 2 decimals. */
export function spreadPercent({ buyPrice, sellPrice }: ArbitrageRoute): DecimalString {
  return percentOf(subtract(sellPrice, buyPrice), buyPrice, 2, 'nearest')
}

type Offer = [exchange: string, price: `${number}`]

function route(symbol: CoinSymbol, [buyOn, buyPrice]: Offer, [sellOn, sellPrice]: Offer) {
  return Object.freeze<ArbitrageRoute>({
    symbol,
    buyOn,
    buyPrice: usd(buyPrice),
    sellOn,
    sellPrice: usd(sellPrice),
  })
}
