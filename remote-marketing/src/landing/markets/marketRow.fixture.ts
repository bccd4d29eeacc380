import { pairOf } from '@crossbook/market'
import { decimal, usd } from '@crossbook/money'
import type { MarketRow } from './marketRows'

/** A market with the change under test. */
export function marketRow({
  symbol,
  change,
}: {
  symbol: MarketRow['symbol']
  change: `${number}`
}): MarketRow {
  return { symbol, pair: pairOf(symbol), price: usd('10'), change: decimal(change), volume24h: usd('1000') }
}
