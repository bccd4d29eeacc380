import type { CoinSymbol } from '@crossbook/market'
import {
  add,
  COIN_DECIMALS,
  decimal,
  divide,
  multiply,
  roundTo,
  type DecimalString,
  type UsdAmount,
} from '@crossbook/money'

/** A coin that is cheap on one exchange and dear on another. */
export interface ArbitrageRoute {
  symbol: CoinSymbol
  buyOn: string
  sellOn: string
}

/** Sample routes of the fragment; their spreads are the ticker's. */
export const ARBITRAGE_ROUTES: readonly ArbitrageRoute[] = Object.freeze([
  Object.freeze({ symbol: 'BTC', buyOn: 'Kraken', sellOn: 'Coinbase' }),
  Object.freeze({ symbol: 'ETH', buyOn: 'Binance', sellOn: 'OKX' }),
  Object.freeze({ symbol: 'SOL', buyOn: 'OKX', sellOn: 'Coinbase' }),
])

/** The price on the dear exchange in cents, from the cheap one's and the spread between them in percent. */
export function dearPrice(cheapPrice: UsdAmount, spreadPercent: DecimalString): UsdAmount {
  const factor = add(decimal('1'), divide(spreadPercent, decimal('100'), COIN_DECIMALS))
  return roundTo(multiply(cheapPrice, factor), 2)
}
