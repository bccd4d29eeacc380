import type { CoinSymbol } from '@crossbook/market'
import { decimal, type DecimalString, usd, type UsdAmount } from '@crossbook/money'

/** A coin that is cheaper on one exchange than on another. */
export interface Opportunity {
  symbol: CoinSymbol
  buyExchange: string
  sellExchange: string
  buyPrice: UsdAmount
  sellPrice: UsdAmount
  /** Coins that can be bought and sold at these prices. */
  volume: DecimalString
}

const OPPORTUNITIES: readonly Opportunity[] = Object.freeze([
  opportunity('BTC', ['Kraken', '43198.40'], ['Coinbase', '43561.25'], '2.4'),
  opportunity('ETH', ['Binance', '2409.15'], ['OKX', '2436.10'], '38'),
  opportunity('SOL', ['OKX', '97.62'], ['Coinbase', '99.05'], '620'),
  opportunity('BNB', ['Binance', '262.10'], ['KuCoin', '263.86'], '145'),
  opportunity('XRP', ['KuCoin', '0.6204'], ['Kraken', '0.6262'], '85000'),
  opportunity('ADA', ['Binance', '0.4541'], ['OKX', '0.4590'], '64000'),
  opportunity('LINK', ['Coinbase', '14.76'], ['KuCoin', '14.89'], '2100'),
])

/** The opportunities as of the sample instant. */
export function opportunities(): readonly Opportunity[] {
  return OPPORTUNITIES
}

type Offer = [exchange: string, price: `${number}`]

function opportunity(
  symbol: CoinSymbol,
  [buyExchange, buy]: Offer,
  [sellExchange, sell]: Offer,
  volume: `${number}`,
) {
  return Object.freeze<Opportunity>({
    symbol,
    buyExchange,
    sellExchange,
    buyPrice: usd(buy),
    sellPrice: usd(sell),
    volume: decimal(volume),
  })
}
